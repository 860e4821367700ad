import type { MessageFile } from "@cardplaza/contract/messages/message";
import { useEffect, useState } from "react";

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
  // The same link may work then: another element asks for it again.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isBroken) return;
    const again = () => {
      setFailures(0);
      setAttempt((now) => now + 1);
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isBroken]);
  return (
    <img
      key={attempt}
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
