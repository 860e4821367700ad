import type { CardVideo as Video } from "@cardplaza/contract/cards/video/card-video";
import { minutesAndSeconds } from "@cardplaza/contract/cards/video/video-rules";
import { Play } from "lucide-react";
import { type MouseEvent, useState } from "react";

interface CardVideoProps {
  video: Video;
  name: string;
  /** Where a linked video may play inside the card; elsewhere it opens at its own place. */
  embeds?: boolean;
}

/**
 * A picture with a play button. It is a link to the video, so that it works without a script; nothing
 * of the video is loaded before it is pressed.
 */
export function CardVideo({ video, name, embeds = false }: CardVideoProps) {
  const [playing, setPlaying] = useState(false);
  const { url, embedUrl, poster, captions, seconds } = video;
  const label = `Video introduction of ${name}`;
  const play = (event: MouseEvent) => {
    if (embedUrl && !(embeds && isOwnDocument())) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div
      style={{ aspectRatio: shapeOf(video) }}
      className="relative w-full overflow-hidden rounded-(--card-inner) bg-black"
    >
      {!playing ? (
        <a
          href={url}
          onClick={play}
          data-embed={embedUrl ? new URL(embedUrl).origin : undefined}
          {...(embedUrl ? { target: "_blank", rel: "noopener noreferrer" } : {})}
          className="absolute inset-0 grid place-items-center text-white"
        >
          {poster && (
            <img
              src={poster}
              alt=""
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <span className="relative grid size-16 place-items-center rounded-full bg-black/70 ring-2 ring-white">
            <Play aria-hidden="true" fill="currentColor" className="ml-1 size-7" />
          </span>
          <span className="sr-only">Play: {label}</span>
          <span className="absolute right-2 bottom-2 rounded-md bg-black/80 px-2 py-0.5 text-xs font-medium tabular-nums">
            {seconds === null ? new URL(url).hostname.replace("www.", "") : minutesAndSeconds(seconds)}
          </span>
        </a>
      ) : embedUrl ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which the browser isolates
        <iframe
          src={embedUrl}
          title={label}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          className="absolute inset-0 size-full"
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- shown if the owner has added them
        <video
          ref={takeFocus}
          src={url}
          poster={poster ?? undefined}
          controls
          autoPlay
          playsInline
          aria-label={label}
          className="absolute inset-0 size-full object-contain"
        >
          {captions && <track kind="captions" src={captions} srcLang="en" label="Captions" default />}
        </video>
      )}
    </div>
  );
}

/** Defined once: a new function on each render would move the focus again. */
const takeFocus = (element: HTMLVideoElement | null) => element?.focus();

/** Upright films stay upright, but leave room for the card around them. */
function shapeOf({ width, height }: Video): number {
  return width && height ? Math.max(width / height, 0.8) : 16 / 9;
}

/** The players' origins are allowed by the page that was loaded, not by one that was changed to since. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && new URL(entry.name).pathname === location.pathname;
}
