import { MAX_VIDEO_SECONDS, minutesAndSeconds } from "@cardplaza/contract/cards/video/video-rules";
import { Camera, Circle, Square } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useRecorder } from "./use-recorder.ts";

/** Records in the browser; the film stays here until it is saved. */
export function Recorder({ onFilm }: { onFilm: (film: Blob, seconds: number) => void }) {
  const { step, stream, problem, count, open, begin, stop, close } = useRecorder(onFilm);
  const show = (element: HTMLVideoElement | null) => {
    if (element && element.srcObject !== stream) element.srcObject = stream;
  };
  return (
    <div className="grid max-w-2xl gap-4">
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div className="relative grid aspect-video w-full place-items-center overflow-hidden rounded-card border border-line bg-sunken">
        {stream ? (
          // Mirrored, as people know themselves; the film itself is not.
          <video
            ref={show}
            autoPlay
            muted
            playsInline
            aria-label="What the camera sees"
            className="absolute inset-0 size-full -scale-x-100 bg-black object-contain"
          />
        ) : (
          <p className="max-w-xs px-4 text-center text-sm text-muted">
            Say who you are and what you do. Light from the front and a quiet room help most.
          </p>
        )}
        {step === "counting" && (
          <p
            role="status"
            className="relative grid size-28 place-items-center rounded-full bg-black/70 text-5xl font-semibold text-white tabular-nums"
          >
            <span className="sr-only">Recording begins in </span>
            {Math.max(count, 1)}
          </p>
        )}
      </div>
      {step === "recording" && (
        <div className="grid gap-2">
          <p className="flex items-center gap-2 text-sm font-medium tabular-nums">
            <Circle aria-hidden="true" fill="currentColor" className="size-3 text-danger" />
            Recording {minutesAndSeconds(count)} of {minutesAndSeconds(MAX_VIDEO_SECONDS)}
          </p>
          <ProgressBar label="Recorded so far" value={count / MAX_VIDEO_SECONDS} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {(step === "off" || step === "asking") && (
          <Button busy={step === "asking"} onClick={() => void open()}>
            <Camera /> Turn the camera on
          </Button>
        )}
        {step === "ready" && (
          <Button onClick={begin}>
            <Circle fill="currentColor" /> Start recording
          </Button>
        )}
        {step === "recording" && (
          <Button onClick={stop}>
            <Square fill="currentColor" /> Stop
          </Button>
        )}
        {(step === "ready" || step === "counting") && (
          <Button variant="secondary" onClick={close}>
            Turn the camera off
          </Button>
        )}
      </div>
    </div>
  );
}
