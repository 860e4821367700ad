import type { Attendance } from "@cardplaza/contract/chapters/chapter-meeting";
import { PITCH_SECONDS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { cn } from "../../../../ui/class-names.ts";
import { useTicks } from "../use-ticks.ts";
import { type Pitches, secondsLeft } from "./pitch-timer.ts";

interface ProjectorStageProps {
  pitches: Pitches;
  speaker: Attendance | null;
  next: Attendance | null;
  total: number;
  className?: string | undefined;
}

/** Who speaks, the seconds that are left, and who gets ready. */
export function ProjectorStage({ pitches, speaker, next, total, className }: ProjectorStageProps) {
  const isOver = !speaker && pitches.spoken.length > 0;
  return (
    <section
      aria-label="Pitches"
      className={cn(
        "grid content-center justify-items-center gap-[2.5vmin] text-center max-lg:py-[4vmin] lg:min-h-0",
        className,
      )}
    >
      {speaker ? (
        <>
          <p className="text-[clamp(1rem,2.4vmin,2rem)] text-muted tabular-nums">
            {`Pitch ${pitches.spoken.length + 1} of ${Math.max(total, pitches.spoken.length + 1)}`}
          </p>
          <p
            aria-live="polite"
            className="text-[clamp(2rem,9vmin,7.5rem)] leading-[1.05] font-bold break-words"
          >
            {speakerName(speaker)}
          </p>
          <p className="text-[clamp(1rem,3vmin,2.5rem)] text-muted">{speakerLine(speaker)}</p>
          <Timer pitches={pitches} />
        </>
      ) : (
        <p className="text-[clamp(1.75rem,6vmin,5rem)] leading-tight font-bold text-balance">
          {isOver
            ? "Everybody has spoken"
            : total === 0
              ? "Waiting for the first check-in"
              : "60-second pitches"}
        </p>
      )}
      {next && (
        <p className="text-[clamp(1.25rem,4vmin,3.25rem)] font-semibold break-words">
          <span className="font-normal text-muted">{speaker ? "Next: " : "First: "}</span>
          {speakerName(next)}
        </p>
      )}
    </section>
  );
}

/** The seconds inside a ring that empties. In words for the last ten, and when the time is over. */
function Timer({ pitches }: { pitches: Pitches }) {
  const left = secondsLeft(pitches, useTicks(200));
  const tone = left <= 0 ? "text-danger" : left <= 10 ? "text-warning" : "text-brand-strong";
  return (
    <div
      role="timer"
      aria-label="Time left"
      className={cn("relative grid size-[min(38vmin,70vw)] place-items-center", tone)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
        <circle cx="50" cy="50" r="46" fill="none" strokeWidth="5" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r="46"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - (100 * Math.max(0, left)) / PITCH_SECONDS}
          stroke="currentColor"
        />
      </svg>
      <span className="grid justify-items-center leading-none tabular-nums">
        <span className="text-[clamp(3rem,15vmin,12rem)] font-bold">{left >= 0 ? left : `+${-left}`}</span>
        <span className="text-[clamp(0.875rem,2.2vmin,1.75rem)] font-medium text-muted">
          {left <= 0 ? "Time is up" : pitches.runningSince === null ? "Paused" : "seconds"}
        </span>
      </span>
    </div>
  );
}

const speakerName = ({ person, substitute }: Attendance) => substitute?.name ?? person.name;
const speakerLine = ({ person, substitute, categoryName }: Attendance) =>
  substitute ? `${categoryName} · for ${person.name}` : categoryName;
