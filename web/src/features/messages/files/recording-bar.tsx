import { minutesAndSeconds } from "@cardplaza/contract/cards/video/video-rules";
import { VOICE_SECONDS } from "@cardplaza/contract/messages/message-limits";
import { ChevronLeft, Circle } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { VOICE_WORDS } from "../words/files-words.ts";
import type { VoiceStep } from "./use-voice-recorder.ts";

interface RecordingBarProps {
  step: VoiceStep;
  seconds: number;
  isHeld: boolean;
  cancelling: boolean;
  onCancel: () => void;
}

/** In the place of the text while a voice note is recorded. Leaves room for the button that sends it. */
export function RecordingBar({ step, seconds, isHeld, cancelling, onCancel }: RecordingBarProps) {
  const isRecording = step === "recording";
  return (
    <div className="absolute inset-0 z-10 flex items-center gap-3 rounded-field bg-raised pr-14 pl-3 text-sm">
      <Circle
        aria-hidden="true"
        fill="currentColor"
        className={cn("size-3 shrink-0 text-danger", isRecording && "motion-safe:animate-pulse")}
      />
      <span role="status" className="sr-only">
        {isRecording ? VOICE_WORDS.recording : VOICE_WORDS.asking}
      </span>
      <span aria-hidden="true" className="tabular-nums">
        {isRecording
          ? VOICE_WORDS.positionAt(minutesAndSeconds(seconds), minutesAndSeconds(VOICE_SECONDS))
          : VOICE_WORDS.asking}
      </span>
      <span className="flex min-w-0 flex-1 justify-end">
        {isHeld ? (
          <span
            className={cn(
              "flex min-w-0 items-center gap-1 text-muted",
              cancelling && "font-medium text-danger",
            )}
          >
            <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{cancelling ? VOICE_WORDS.release : VOICE_WORDS.slide}</span>
          </span>
        ) : (
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {VOICE_WORDS.cancel}
          </Button>
        )}
      </span>
    </div>
  );
}
