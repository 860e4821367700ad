import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { query } from "../../../lib/query.ts";
import { RsvpButtons } from "../chapter-meetings/rsvp-buttons.tsx";
import { CalendarLeaf } from "./upcoming-meetings.tsx";

/** Beside the feed: the member's next meeting, with their answer. Nothing for those who take part in no chapter now. */
export function NextMeeting() {
  const { data } = useQuery({ ...query["GET /api/chapters/week"](), staleTime: 60_000 });
  const [next] = (data?.chapters ?? [])
    .flatMap(({ status, meeting }) => (status === "active" ? (meeting ?? []) : []))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (!next) return null;
  return (
    <section aria-labelledby="next-meeting" className="rounded-card border border-line bg-raised p-4">
      <h2 id="next-meeting" className="text-base font-semibold">
        Next meeting
      </h2>
      <Link
        to={meetingPath(next.chapterId, next._id)}
        className="mt-3 flex items-center gap-3 rounded-lg underline-offset-4 hover:underline"
      >
        <CalendarLeaf time={next.startsAt} />
        <span className="min-w-0 text-sm">
          <span className="block font-medium break-words">{next.chapterName}</span>
          <span className="block text-muted">{appointmentInWords(next.startsAt)}</span>
        </span>
      </Link>
      {next.status === "scheduled" && (
        <div className="mt-3">
          <RsvpButtons meeting={next} />
        </div>
      )}
    </section>
  );
}
