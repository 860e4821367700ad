import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { clockInWords, dayInWords } from "@cardplaza/contract/date-words";
import { useTicks } from "../use-ticks.ts";

/** The chapter, the day, how many are here, and the time of day. */
export function ProjectorHead({ meeting, here }: { meeting: ChapterMeeting; here: number }) {
  const now = new Date(useTicks(1_000)).toISOString();
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-[4vmin] gap-y-2">
      <div className="min-w-0">
        <p className="text-[clamp(1.25rem,3.6vmin,3rem)] leading-tight font-semibold break-words">
          {meeting.chapterName}
        </p>
        <p className="text-[clamp(1rem,2.2vmin,1.75rem)] text-muted">
          {`${dayInWords(meeting.startsAt)} · ${here} present`}
        </p>
      </div>
      <p className="text-[clamp(1.5rem,5vmin,4rem)] leading-none font-semibold tabular-nums">
        {clockInWords(now)}
      </p>
    </header>
  );
}
