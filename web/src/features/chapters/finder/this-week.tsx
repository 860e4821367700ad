import type { ThisWeek as Week } from "@cardplaza/contract/chapters/chapters";
import {
  CHAPTER_ROLE_LABEL,
  CHAPTER_TEXT,
  chapterPath,
  meetingPath,
} from "@cardplaza/contract/chapters/chapter-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { QrCode } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { query } from "../../../lib/query.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { isOpen } from "../own-part.ts";
import { statusText } from "../chapter-words.ts";
import { scanPath } from "../chapter-meetings/meeting-address.ts";
import { RsvpButtons } from "../chapter-meetings/rsvp-buttons.tsx";
import { CreateChapterButton } from "./create-chapter-button.tsx";
import { CalendarLeaf } from "./upcoming-meetings.tsx";
import { keepCards, WEEK_GRID, WeekFrame, WeekPlace } from "./week-place.tsx";
import { hasTasks, WeekTasks } from "./week-tasks.tsx";

type OwnChapter = Week["chapters"][number];

/** For members of chapters: the next meeting, slips to file, and what waits for an answer. */
export function ThisWeek() {
  const { data: week, isError } = useQuery({
    ...query["GET /api/chapters/week"](),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const cards = week && week.chapters.length + (hasTasks(week) ? 1 : 0);
  useEffect(() => {
    if (cards !== undefined) keepCards(cards);
  }, [cards]);
  if (!week && !isError) return <WeekPlace />;
  return (
    <WeekFrame>
      <section aria-labelledby="this-week">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 id="this-week" className="text-2xl">
            This week
          </h1>
          <CreateChapterButton variant="secondary" />
        </div>
        <div className={WEEK_GRID}>
          {week?.chapters.map((own) => (
            <OwnChapterCard key={own.chapter._id} own={own} />
          ))}
          {week && hasTasks(week) && <WeekTasks week={week} />}
          {!cards && <NoChapter isError={isError} />}
        </div>
      </section>
    </WeekFrame>
  );
}

function NoChapter({ isError }: { isError: boolean }) {
  return (
    <p className="max-w-prose text-sm text-pretty text-muted">
      {isError
        ? "Your chapters did not load. Reload the page."
        : "You are not in a chapter yet. Find one near you and visit a meeting as a guest, or start your own."}
    </p>
  );
}

function OwnChapterCard({ own }: { own: OwnChapter }) {
  const { chapter, role, meeting, waiting, points } = own;
  const state = stateText(own);
  return (
    <article className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex gap-3">
        {meeting && <CalendarLeaf time={meeting.startsAt} />}
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug font-semibold break-words">
            <Link to={chapter.url} className="underline-offset-4 hover:underline">
              {chapter.name}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-muted">
            {meeting ? (
              <>
                <time dateTime={meeting.startsAt}>{appointmentInWords(meeting.startsAt)}</time>
                {meeting.status === "open" && <span className="font-medium text-positive"> · Open now</span>}
              </>
            ) : (
              "No meeting scheduled"
            )}
          </p>
          <p className="mt-0.5 text-sm text-muted tabular-nums">
            {role !== "member" && `${CHAPTER_ROLE_LABEL[role]} · `}
            {points} {points === 1 ? "point" : "points"} this month
          </p>
          {state && (
            <p className="mt-1.5">
              <Badge tone="warning">{state}</Badge>
            </p>
          )}
          {waiting > 0 && (
            <Link to={chapterPath(chapter._id, "manage")} className="touch-area mt-1.5 inline-flex">
              <Badge tone="warning">{waiting === 1 ? "1 request" : `${waiting} requests`} to answer</Badge>
            </Link>
          )}
        </div>
      </div>
      {meeting && own.status === "active" && (
        <div className="flex flex-wrap items-center gap-2">
          {meeting.status === "open" ? (
            <Button asChild>
              {meeting.ownState || meeting.ownPending ? (
                <Link to={meetingPath(chapter._id, meeting._id)}>
                  <QrCode /> Open the meeting
                </Link>
              ) : (
                <Link to={scanPath(chapter._id, meeting._id)}>
                  <QrCode /> Check in
                </Link>
              )}
            </Button>
          ) : (
            <RsvpButtons meeting={meeting} />
          )}
        </div>
      )}
      {isOpen(chapter) && own.status === "active" && <Slips chapter={chapter} />}
    </article>
  );
}

/** Why the chapter needs nothing of them now. */
function stateText({ chapter, status }: OwnChapter): string {
  if (!isOpen(chapter)) return statusText(chapter);
  if (status === "suspended") return CHAPTER_TEXT.suspendedMember;
  return status === "on_leave" ? "You are on leave" : "";
}

const SLIPS = [
  { slip: "referral", label: "Referral" },
  { slip: "thank-you", label: "Thank-you" },
  { slip: "one-to-one", label: "One-to-one" },
];

function Slips({ chapter }: Pick<OwnChapter, "chapter">) {
  return (
    <nav
      aria-label={`Slips to file in ${chapter.name}`}
      className="mt-auto grid grid-cols-3 gap-2 border-t border-line pt-3"
    >
      {SLIPS.map(({ slip, label }) => (
        <Button key={slip} asChild variant="secondary" size="sm" className="min-w-0 px-1.5">
          <Link to={`${chapterPath(chapter._id, "referrals")}&new=${slip}`}>{label}</Link>
        </Button>
      ))}
    </nav>
  );
}
