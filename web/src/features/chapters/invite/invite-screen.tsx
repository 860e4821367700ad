import type { ChapterInvite } from "@cardplaza/contract/chapters/invites";
import { CHAPTER_ROLE_LABEL, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { CalendarDays, MapPin, Repeat, UsersRound, Video } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { ChapterCover } from "../chapter-cover.tsx";
import { membersText, seatsText } from "../chapter-words.ts";
import { InviteAnswer } from "./invite-answer.tsx";
import { useAnswerInvite } from "./use-answer-invite.ts";

/** For somebody who was invited: who asks, what it is, when and where, and one tap to join. */
export function InviteScreen({ invite, code }: { invite: ChapterInvite; code: string }) {
  const { chapter, invitedBy, isMember } = invite;
  const answer = useAnswerInvite(invite, code);
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-10")}>
      <article className="mx-auto max-w-xl overflow-hidden rounded-card border border-line bg-raised">
        <ChapterCover
          name={chapter.name}
          cover={chapter.cover}
          width={800}
          sizes="(min-width: 640px) 576px, 100vw"
          eager
          className="h-28 w-full sm:h-40"
        />
        <div className="grid grid-cols-1 gap-5 p-4 sm:p-6">
          <p className="flex items-center gap-3 text-sm">
            <Avatar name={invitedBy.name} src={invitedBy.profile_image} decorative />
            <span className="min-w-0">
              <span className="block font-medium break-words">{`${invitedBy.name} invites you`}</span>
              <span className="block text-muted">{CHAPTER_ROLE_LABEL[invitedBy.role]}</span>
            </span>
          </p>
          <div>
            <h1 className="text-2xl text-balance break-words">{`Join ${chapter.name}`}</h1>
            <p className="mt-2 text-sm text-pretty text-muted">
              A chapter is a group that meets regularly in your city, one member per trade. Members send each
              other customers.
            </p>
          </div>
          <InviteFacts chapter={chapter} />
          {answer.joined ? (
            <Done title={`You are a member of ${chapter.name}`} text="See you at the next meeting.">
              <OpenChapter id={chapter._id} label="Open your chapter" />
            </Done>
          ) : answer.isDeclined ? (
            <Done title="You said no" text={`You can still look at the chapter or visit a meeting.`}>
              <OpenChapter id={chapter._id} label="See the chapter" />
            </Done>
          ) : isMember ? (
            <Done
              title="You are a member of this chapter"
              text="Send the link to people whose trade is missing."
            >
              <OpenChapter id={chapter._id} label="Open your chapter" />
            </Done>
          ) : (
            <InviteAnswer invite={invite} answer={answer} />
          )}
        </div>
      </article>
    </div>
  );
}

function InviteFacts({ chapter }: Pick<ChapterInvite, "chapter">) {
  const { rhythm, online, venue, city, members, freeSeats, nextMeeting } = chapter;
  const facts = [
    { icon: Repeat, text: rhythm },
    ...(nextMeeting
      ? [{ icon: CalendarDays, text: `Next meeting: ${appointmentInWords(nextMeeting.startsAt)}` }]
      : []),
    online
      ? { icon: Video, text: "Online" }
      : { icon: MapPin, text: [venue, city].filter(Boolean).join(", ") },
    { icon: UsersRound, text: `${membersText(members)}, ${seatsText(freeSeats).toLowerCase()}` },
  ];
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex gap-2.5 break-words">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <p className="text-lg font-semibold break-words">{title}</p>
      <p className="text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}

const OpenChapter = ({ id, label }: { id: string; label: string }) => (
  <Button asChild className="w-full sm:w-fit">
    <Link to={chapterPath(id)}>{label}</Link>
  </Button>
);
