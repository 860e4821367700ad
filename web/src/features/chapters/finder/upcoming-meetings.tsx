import type { UpcomingMeeting } from "@cardplaza/contract/chapters/chapters";
import { appointmentInWords, dayAndMonth } from "@cardplaza/contract/date-words";
import { Link } from "react-router";
import { useToCome } from "../use-to-come.ts";

/** The next meetings of the chapters that were found: each can be visited. */
export function UpcomingMeetings({ meetings }: { meetings: readonly UpcomingMeeting[] }) {
  const toCome = useToCome(meetings);
  if (toCome.length === 0) return null;
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="text-lg">
        Upcoming meetings
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {toCome.map(({ _id, startsAt, endsAt, chapter }) => (
          <li key={_id} data-rest="until" data-of={endsAt}>
            <Link
              to={chapter.url}
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-3 py-2.5 transition-colors duration-150 hover:border-line-strong"
            >
              <CalendarLeaf time={startsAt} />
              <span className="min-w-0 text-sm">
                <span className="block font-medium break-words">{chapter.name}</span>
                <span className="block text-muted">
                  <time dateTime={startsAt}>{appointmentInWords(startsAt)}</time>
                  {" · "}
                  {chapter.online ? "Online" : chapter.city}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The day as on a tear-off calendar; the words beside it say the same. */
export function CalendarLeaf({ time }: { time: string }) {
  const [date, month] = dayAndMonth(time).split(" ");
  return (
    <span
      aria-hidden="true"
      className="grid h-fit w-12 shrink-0 overflow-hidden rounded-lg border border-line text-center leading-none"
    >
      <span className="bg-brand-soft py-1 text-xs font-semibold text-brand-strong uppercase">{month}</span>
      <span className="py-1.5 text-lg font-semibold tabular-nums">{date}</span>
    </span>
  );
}
