import {
  MAX_VIDEO_SECONDS,
  VIDEO_SLACK_SECONDS,
  VIDEO_TEXT,
} from "@cardplaza/contract/cards/video/video-rules";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { PosterPicker } from "./poster-picker.tsx";
import { takePoster } from "./take-poster.ts";
import { useSendVideo } from "./use-card-video.ts";

export interface Film {
  blob: Blob;
  /** Its object URL in this browser. */
  src: string;
  name: string;
  /** The length, known only for a recording. */
  seconds?: number;
}

interface DraftFilmProps {
  cardId: string;
  film: Film;
  /** What giving it up is called: "Record again", "Choose another". */
  againLabel: string;
  onAgain: () => void;
  onSaved: () => void;
}

/** A film that is not saved yet: look at it, choose its poster, save it. It stays when saving fails. */
export function DraftFilm({ cardId, film, againLabel, onAgain, onSaved }: DraftFilmProps) {
  const still = useRef<HTMLVideoElement>(null);
  const send = useSendVideo(cardId);
  const [seconds, setSeconds] = useState(film.seconds ?? 0);
  const isTooLong = seconds > MAX_VIDEO_SECONDS + VIDEO_SLACK_SECONDS;
  const busy = send.isPending;
  const save = async () => {
    const poster = await takePoster(still.current).catch(() => null);
    send.mutate({ file: film.blob, name: film.name, poster }, { onSuccess: onSaved });
  };
  return (
    <div className="grid gap-5">
      <LeaveWarning when={!send.isSuccess} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added once it is saved */}
          <video
            src={film.src}
            controls
            playsInline
            aria-label="Your video"
            className="aspect-video w-full rounded-card bg-black object-contain"
          />
          <p className="mt-2 text-xs text-muted">This is what you will send.</p>
        </div>
        <PosterPicker
          src={film.src}
          seconds={film.seconds}
          onVideo={(video) => (still.current = video)}
          onLength={setSeconds}
        />
      </div>
      {(isTooLong || send.isError) && (
        <Notice tone="danger" live>
          {isTooLong ? VIDEO_TEXT.tooLong : problemText(send.error)}
        </Notice>
      )}
      {send.progress !== undefined && (
        <div className="flex items-center gap-3">
          <ProgressBar label="Sending the video" value={send.progress} />
          <span aria-hidden="true" className="w-24 text-right text-xs text-muted tabular-nums">
            {send.progress < 1 ? `${Math.round(send.progress * 100)}%` : "Checking …"}
          </span>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={isTooLong} onClick={() => void save()}>
          Save video
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onAgain}>
          {againLabel}
        </Button>
      </div>
    </div>
  );
}
