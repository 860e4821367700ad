import { Maximize, Minimize, Pause, Play, RotateCcw, SkipBack, SkipForward, X } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import type { Pitches } from "./pitch-timer.ts";
import { useFullScreen } from "./use-full-screen.ts";

interface ProjectorControlsProps {
  pitches: Pitches;
  hasNext: boolean;
  onToggle: () => void;
  onNext: () => void;
  onBack: () => void;
  onAgain: () => void;
  onLeave: () => void;
}

/** Buttons for the one at the laptop; the space bar and the arrows do the same. */
export function ProjectorControls({ pitches, hasNext, ...on }: ProjectorControlsProps) {
  const { isFull, toggle: toggleFull } = useFullScreen();
  const isRunning = pitches.runningSince !== null;
  const canStart = pitches.speakerId !== null || hasNext;
  return (
    <div className="max-lg:sticky max-lg:bottom-[-2.5vmin] max-lg:-mx-[2.5vmin] max-lg:-mb-[2.5vmin] max-lg:bg-surface max-lg:p-[2.5vmin]">
      <div className="flex flex-wrap gap-2">
        <Button size="lg" disabled={!canStart} onClick={on.onToggle}>
          {isRunning ? <Pause /> : <Play />}
          {isRunning ? "Pause" : "Start"}
        </Button>
        <Button size="lg" variant="secondary" disabled={!canStart} onClick={on.onNext}>
          <SkipForward /> Next
        </Button>
        <Button
          size="lg"
          variant="ghost"
          disabled={pitches.spoken.length === 0}
          aria-label="Back to the last speaker"
          onClick={on.onBack}
        >
          <SkipBack />
        </Button>
        <Button
          size="lg"
          variant="ghost"
          disabled={pitches.spoken.length === 0 && pitches.speakerId === null}
          aria-label="Begin again with the first speaker"
          onClick={on.onAgain}
        >
          <RotateCcw />
        </Button>
        {toggleFull && (
          <Button
            size="lg"
            variant="ghost"
            aria-label={isFull ? "Leave the full screen" : "Fill the screen"}
            onClick={toggleFull}
          >
            {isFull ? <Minimize /> : <Maximize />}
          </Button>
        )}
        <Button size="lg" variant="ghost" onClick={on.onLeave}>
          <X /> Leave
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted max-lg:hidden">
        Space: start and pause. Right arrow: next speaker.
      </p>
    </div>
  );
}
