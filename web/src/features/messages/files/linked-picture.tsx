import type { MessageFile } from "@cardplaza/contract/messages/message";
import { useEffect, useEffectEvent, useState } from "react";

interface LinkedPictureProps {
  picture: MessageFile;
  alt: string;
  onExpired?: (() => void) | undefined;
}

/** So many new links are asked for in a row: the picture itself may be gone. */
const MOST_LINKS = 2;

/**
 * Every reading of a message brings new links to the same pictures: one that is shown does not load again. One that
 * failed, whose link has expired or whose network was away, gets a new link.
 */
export function LinkedPicture({ picture: { url, width, height }, alt, onExpired }: LinkedPictureProps) {
  const [held, setHeld] = useState(url);
  const [failures, setFailures] = useState(0);
  if (failures > 0 && url !== held) setHeld(url);
  const isBroken = failures > 0;
  const onOnline = useEffectEvent(() => {
    setFailures(1);
    onExpired?.();
  });
  useEffect(() => {
    if (!isBroken) return;
    const again = () => onOnline();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isBroken]);
  return (
    <img
      src={held}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
      onLoad={() => setFailures(0)}
      onError={() => {
        setFailures(failures + 1);
        if (failures < MOST_LINKS) onExpired?.();
      }}
    />
  );
}
