import type { MessageFile } from "@cardplaza/contract/messages/message";
import { useState } from "react";
import { hasExpired } from "./link-expiry.ts";

interface LinkedPictureProps {
  picture: MessageFile;
  alt: string;
  onExpired?: (() => void) | undefined;
}

/** Every reading of a message brings new links to the same pictures: one that is shown does not load again. */
export function LinkedPicture({ picture: { url, width, height }, alt, onExpired }: LinkedPictureProps) {
  const [held, setHeld] = useState(url);
  const [failed, setFailed] = useState(false);
  if (failed && url !== held) {
    setHeld(url);
    setFailed(false);
  }
  return (
    <img
      src={held}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
      onError={() => {
        setFailed(true);
        if (url === held && hasExpired(held)) onExpired?.();
      }}
    />
  );
}
