import { minutesAndSeconds } from "@cardplaza/contract/cards/video/video-rules";
import { useId, useRef, useState } from "react";
import { Notice } from "../../../ui/notice.tsx";

interface PosterPickerProps {
  src: string;
  /** The length if it is known: a recording has none in its file. */
  seconds?: number;
  /** The visible frame of this video becomes the poster: `takePoster(video)`. */
  onVideo: (video: HTMLVideoElement | null) => void;
  onLength?: (seconds: number) => void;
}

/** Moves through the film; what is in sight becomes the poster. */
export function PosterPicker({ src, seconds, onVideo, onLength }: PosterPickerProps) {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState(seconds ?? 0);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const go = (to: number) => {
    setAt(to);
    if (video.current) video.current.currentTime = to;
  };
  const begin = (element: HTMLVideoElement) => {
    const known = Number.isFinite(element.duration) ? element.duration : (seconds ?? 0);
    setLength(known);
    if (known) onLength?.(known);
    // The very first frame is mostly dark.
    go(Math.min(1, known / 3));
  };
  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a still picture, without sound */}
      <video
        ref={(element) => {
          video.current = element;
          onVideo(element);
        }}
        src={src}
        muted
        playsInline
        preload="auto"
        aria-label="The poster"
        onLoadedMetadata={({ currentTarget }) => begin(currentTarget)}
        onError={() => setFailed(true)}
        className="aspect-video w-full rounded-card bg-black object-contain"
      />
      {failed ? (
        <Notice tone="warning" live>
          This browser cannot show pictures of the video, so it goes without a poster.
        </Notice>
      ) : (
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            Poster
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={length || 1}
            step={0.1}
            value={at}
            aria-valuetext={`${minutesAndSeconds(at)} of ${minutesAndSeconds(length)}`}
            onChange={({ target }) => go(Number(target.value))}
            className="h-6 w-full accent-brand"
          />
          <p className="text-xs text-muted">Choose the picture that visitors see before they press play.</p>
        </div>
      )}
    </div>
  );
}
