import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath, meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { RsvpButtons } from "../chapter-meetings/rsvp-buttons.tsx";
import { CalendarLeaf } from "../finder/upcoming-meetings.tsx";
import { useToCome } from "../use-to-come.ts";
import { isSeated } from "../own-part.ts";

const SHOWN = 3;

interface NextMeetingsProps {
  chapter: Chapter;
  meetings: readonly ChapterMeeting[];
}

/** The meetings to come; members say at the first whether they come. */
export function NextMeetings({ chapter, meetings }: NextMeetingsProps) {
  const shown = useToCome(meetings)
    .filter(({ status }) => status !== "closed")
    .slice(0, SHOWN);
  const mayAnswer = isSeated(chapter) && chapter.own?.status === "active";
  return (
    <section aria-labelledby="next-meetings" className="rounded-card border border-line bg-raised p-4">
      <h2 id="next-meetings" className="text-base font-semibold">
        Next meetings
      </h2>
      {shown.length === 0 && <p className="mt-1 text-sm text-muted">No meeting is planned now.</p>}
      <ul className="mt-3 grid grid-cols-1 gap-3 empty:hidden">
        {shown.map((meeting, at) => (
          <li key={meeting._id} className="grid grid-cols-1 gap-2">
            <Link
              to={meetingPath(chapter._id, meeting._id)}
              className="flex min-h-11 items-center gap-3 rounded-lg underline-offset-4 hover:underline"
            >
              <CalendarLeaf time={meeting.startsAt} />
              <span className="min-w-0 text-sm">
                <time dateTime={meeting.startsAt} className="block font-medium">
                  {appointmentInWords(meeting.startsAt)}
                </time>
                {meeting.status === "cancelled" ? (
                  <span className="block text-danger">Cancelled</span>
                ) : (
                  meeting.speaker && <span className="block break-words text-muted">{meeting.speaker}</span>
                )}
              </span>
            </Link>
            {at === 0 && mayAnswer && meeting.status === "scheduled" && <RsvpButtons meeting={meeting} />}
          </li>
        ))}
      </ul>
      {meetings.length > 0 && (
        <Button asChild variant="link" className="mt-3">
          <Link to={chapterPath(chapter._id, "meetings")} preventScrollReset>
            All meetings <ArrowRight />
          </Link>
        </Button>
      )}
    </section>
  );
}
