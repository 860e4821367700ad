import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import {
  CHAPTER_TEXT,
  DORMANT_AFTER_DAYS,
  type MembershipStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAsk } from "../ask/use-ask.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { OnLeave } from "./on-leave.tsx";
import { isOpen, isSeated } from "../own-part.ts";
import { TakeOver } from "./take-over.tsx";

/** What the viewer and the officers have to know before anything else. */
export function ChapterNotices({ chapter }: { chapter: Chapter }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 empty:hidden">
      <StatusNotice chapter={chapter} />
      <OwnNotice chapter={chapter} />
      <PlanNotice chapter={chapter} />
    </div>
  );
}

function StatusNotice({ chapter: { status } }: { chapter: Chapter }) {
  if (status === "dormant")
    return (
      <Notice>
        This chapter has not met for {DORMANT_AFTER_DAYS} days. It wakes up with its next meeting.
      </Notice>
    );
  if (status === "archived") return <Notice tone="warning">{CHAPTER_TEXT.archived}</Notice>;
  return status === "suspended" ? <Notice tone="danger">{CHAPTER_TEXT.suspended}</Notice> : null;
}

const OWN_TEXT: Partial<Record<MembershipStatus, string>> = {
  requested: "You have asked to join. The officers will answer.",
  waitlisted: "You are on the waitlist. You hear from us as soon as a seat is free.",
  invited: "You are invited to join this chapter.",
};
const LEAVE_LABEL: Partial<Record<MembershipStatus, string>> = {
  requested: "Take it back",
  waitlisted: "Leave the waitlist",
  invited: "Decline",
};

function OwnNotice({ chapter }: { chapter: Chapter }) {
  const { own } = chapter;
  const { setAsk } = useAsk();
  const [leaving, setLeaving] = useState(false);
  const text = own && OWN_TEXT[own.status];
  if (own?.status === "suspended")
    return (
      <Notice tone="danger" title={CHAPTER_TEXT.suspendedMember}>
        You keep your seat, and take part again once an officer restores you.
      </Notice>
    );
  if (own?.status === "on_leave") return <OnLeave chapter={chapter} />;
  if (!own || !text) return null;
  return (
    <>
      <Notice
        action={
          <span className="flex flex-wrap gap-2">
            {own.status === "invited" && (
              <Button size="sm" onClick={() => setAsk("join")}>
                Accept
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => setLeaving(true)}>
              {LEAVE_LABEL[own.status]}
            </Button>
          </span>
        }
      >
        {text}
      </Notice>
      <LeaveDialog chapter={chapter} open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}

/** What becomes of a chapter whose leader has no plan; members see it once nothing can be managed. */
function PlanNotice({ chapter }: { chapter: Chapter }) {
  const { own, readOnly, graceUntil } = chapter;
  const canGoOn = isOpen(chapter) || own?.role === "leader";
  if (readOnly && isSeated(chapter) && canGoOn) return <TakeOver chapter={chapter} />;
  if (!own?.isOfficer || graceUntil === null) return null;
  return (
    <Notice tone="warning">
      The leader's plan has ended. The chapter can be managed until {dayInWords(graceUntil)}; then it has to
      be handed over to a member with Premium.
    </Notice>
  );
}
