import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_ROLE_LABEL, MEMBERSHIP_STATUS_LABEL } from "@cardplaza/contract/chapters/chapter-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import type { ReactNode } from "react";
import { MessageButton } from "../../../site/message-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { PersonLine } from "../../people/connections/person-line.tsx";
import { MemberMenu } from "./member-menu.tsx";

interface MemberRowProps {
  chapter: Chapter;
  member: ChapterMember;
  /** Actions before the menu, such as Accept. */
  children?: ReactNode;
}

/** A member with their seat and role; officers also see targets, absences and reasons. */
export function MemberRow({ chapter, member, children }: MemberRowProps) {
  const { person, role, status, categoryName } = member;
  const isPlain = status === "active";
  return (
    <li className="flex items-start gap-2 py-4 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <PersonLine
        person={person}
        short
        className="min-w-0 flex-1"
        below={
          <>
            <p className="mt-1 flex flex-wrap gap-1.5">
              {categoryName && <Badge>{categoryName}</Badge>}
              {role !== "member" && <Badge tone="brand">{CHAPTER_ROLE_LABEL[role]}</Badge>}
              {!isPlain && <Badge tone="warning">{MEMBERSHIP_STATUS_LABEL[status]}</Badge>}
            </p>
            <Details chapter={chapter} member={member} />
          </>
        }
      >
        {children}
      </PersonLine>
      <MessageButton
        person={person}
        subject={{ type: "chapter", id: chapter._id }}
        variant="ghost"
        size="icon-sm"
      />
      <MemberMenu chapter={chapter} member={member} except={children ? ["accept"] : []} />
    </li>
  );
}

function Details({ chapter, member }: Pick<MemberRowProps, "chapter" | "member">) {
  const { message, reason, targetPoints, absences, leaveUntil, joinedAt, status } = member;
  const isSeated = status === "active" || status === "on_leave";
  const facts = [
    joinedAt && isSeated && `Since ${dayInWords(joinedAt)}`,
    isSeated && targetPoints !== null && `Target ${targetPoints}`,
    isSeated && absences !== null && absences > 0 && absencesText(absences, chapter.absenceLimit),
    leaveUntil && `Away until ${dayInWords(leaveUntil)}`,
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="mt-1 text-xs text-muted tabular-nums">{facts.join(" · ")}</p>}
      {message && (status === "requested" || status === "waitlisted") && (
        <p className="mt-1 whitespace-pre-line">{message}</p>
      )}
      {reason && <p className="mt-1 text-xs text-muted">Reason: {reason}</p>}
    </>
  );
}

/** "2 of 3 absences" */
const absencesText = (count: number, limit: number) =>
  `${count} of ${limit} ${limit === 1 ? "absence" : "absences"} in six months`;
