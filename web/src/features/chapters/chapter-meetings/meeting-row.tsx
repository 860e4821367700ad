import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { chapterPath, meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { MeetingPlace } from "./meeting-place.tsx";
import { MeetingStatusBadge, OwnStateBadge } from "./meeting-status.tsx";
import { RsvpButtons } from "./rsvp-buttons.tsx";
import { answersText } from "./rsvp-text.ts";

interface MeetingRowProps {
  meeting: ChapterMeeting;
  isMember: boolean;
  /** A member who is not on leave says whether they come. */
  mayAnswer: boolean;
  mayVisit: boolean;
  /** The officers' menu. */
  menu?: ReactNode;
}

/** A meeting in the list: members answer and open it from here. */
export function MeetingRow({ meeting, isMember, mayAnswer, mayVisit, menu }: MeetingRowProps) {
  const { _id, chapterId, startsAt, status, reason } = meeting;
  const day = dayInWords(startsAt);
  const isToCome = status === "scheduled" || status === "open";
  return (
    <li className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-base">
              {isMember ? (
                <Link to={meetingPath(chapterId, _id)} className="touch-area hover:underline">
                  {day}
                </Link>
              ) : (
                day
              )}
            </h2>
            <MeetingStatusBadge status={status} />
            <OwnStateBadge meeting={meeting} />
          </div>
          <div className="mt-2">
            <MeetingPlace meeting={meeting} />
          </div>
          {reason && <p className="mt-2 text-sm break-words text-muted">{reason}</p>}
          {isMember && <p className="mt-2 text-sm text-muted tabular-nums">{countsText(meeting)}</p>}
        </div>
        {menu}
      </div>
      {mayVisit && status === "scheduled" && (
        <Button asChild variant="secondary" className="mt-4 h-11">
          <Link to={`${chapterPath(chapterId, "meetings")}&ask=visit`} preventScrollReset>
            Visit
          </Link>
        </Button>
      )}
      {isMember && isToCome && (
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {mayAnswer && <RsvpButtons meeting={meeting} className="flex-[1_1_16rem] sm:max-w-sm" />}
          {status === "open" && (
            <Button asChild size="lg" className="h-11 flex-[1_1_10rem] sm:flex-none">
              <Link to={meetingPath(chapterId, _id)}>
                {meeting.ownState ? "Open the meeting" : "Check in"}
              </Link>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function countsText({ status, going, notGoing, present }: ChapterMeeting): string {
  if (status === "closed") return `${present} present`;
  const answers = answersText({ going, notGoing });
  return status === "open" ? `${present} present · ${answers}` : answers;
}
