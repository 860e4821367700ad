import { useQuery } from "@tanstack/react-query";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { TO_ANSWER_PATH } from "@cardplaza/contract/to-answer/to-answer-words";
import { Handshake, IdCard, Inbox, ListChecks, type LucideIcon, Newspaper } from "lucide-react";
import { Link } from "react-router";
import { query } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { OWN_CARDS } from "../cards/card-data.ts";
import { useNow } from "../notifications/use-now.ts";
import { nextInWords } from "../to-answer/clock.ts";
import { countText } from "../to-answer/count-text.ts";
import { TO_ANSWER_WORDS } from "../to-answer/to-answer-words.ts";
import { useToAnswer, useToAnswerNews } from "../to-answer/use-to-answer.ts";
import { type NextMeeting, nextMeetingsQuery } from "../chapters/my-chapters.ts";

interface Waiting {
  to: string;
  text: string;
  icon: LucideIcon;
}

export function MemberNews({ name }: { name: string }) {
  const waiting = useWaiting();
  return (
    <>
      <h1 className="min-w-0 truncate text-base font-medium tracking-normal">Welcome back, {name}</h1>
      {waiting && (
        <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
          {waiting.map(({ to, text, icon: Icon }) => (
            <li key={to} className="shrink-0">
              <Button asChild size="sm" variant="secondary">
                <Link to={to}>
                  <Icon /> {text}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a member should look at, what waits for an answer first; undefined until it is known. */
function useWaiting(): Waiting[] | undefined {
  const cards = useQuery(OWN_CARDS);
  const enquiries = useQuery({ ...query["GET /api/enquiries/unread-count"](), staleTime: 0 });
  const meetings = useQuery(nextMeetingsQuery());
  const toAnswer = useToAnswer();
  const now = useNow();
  useToAnswerNews();
  if (meetings.isPending || cards.isPending || enquiries.isPending || toAnswer.isPending) return undefined;
  const { count: received = 0, answers = 0 } = enquiries.data ?? {};
  const main = cards.data?.find(({ isOwner }) => isOwner);
  const [next] = meetings.data ?? [];
  return [
    ...aboutToAnswer(toAnswer.count ?? 0, toAnswer.items?.[0]?.dueAt ?? null, now),
    ...(next ? [aboutMeeting(next)] : []),
    ...(cards.data ? [aboutCard(main)] : []),
    aboutEnquiries(received, answers),
    ...(received + answers > 0
      ? []
      : [{ to: "/connect-in?tab=my-feed", text: "Your feed", icon: Newspaper }]),
  ];
}

const aboutToAnswer = (count: number, dueAt: string | null, now: Date): Waiting[] =>
  count > 0
    ? [
        {
          to: TO_ANSWER_PATH,
          text: TO_ANSWER_WORDS.strip(countText(count), nextInWords(dueAt, now)),
          icon: ListChecks,
        },
      ]
    : [];

/** What came in goes before answers to what was sent. */
function aboutEnquiries(received: number, answers: number): Waiting {
  const to = "/business-enquiries";
  if (received > 0)
    return { to, text: received === 1 ? "1 new enquiry" : `${received} new enquiries`, icon: Inbox };
  if (answers > 0)
    return {
      to: `${to}?tab=sent`,
      text: answers === 1 ? "1 new answer" : `${answers} new answers`,
      icon: Inbox,
    };
  return { to, text: "Enquiries", icon: Inbox };
}

const aboutMeeting = ({ chapter, meeting }: NextMeeting): Waiting => ({
  to: meetingPath(chapter._id, meeting._id),
  text: `${chapter.name}: ${meeting.status === "open" ? "open now" : appointmentInWords(meeting.startsAt)}`,
  icon: Handshake,
});

function aboutCard(main: { _id: string; isIncomplete: boolean } | undefined): Waiting {
  if (!main) return { to: "/create-card", text: "Create your card", icon: IdCard };
  return main.isIncomplete
    ? { to: `/edit-card/${main._id}`, text: "Complete your card", icon: IdCard }
    : { to: "/business-cards", text: "Your card", icon: IdCard };
}
