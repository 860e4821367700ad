import type { OutsideAnswerTarget } from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { OutsideAnswer } from "@cardplaza/contract/outside-answers/outside-answers";
import { PhoneCall } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { OUTSIDE_WORDS } from "./outside-answers-words.ts";
import { useConfirm, useOutsideAnswers } from "./use-outside-answers.ts";

interface OutsideAnswersProps {
  type: OutsideAnswerTarget;
  id: string;
  /** In a list: only the open question, read once for all rows. */
  isBrief?: boolean;
}

/** What is known of a record's answers by phone, WhatsApp or mail; the other side is asked here. */
export function OutsideAnswers({ type, id, isBrief = false }: OutsideAnswersProps) {
  const { data = [] } = useOutsideAnswers(isBrief ? null : { targetType: type, targetId: id });
  const about = data.filter(({ targetType, targetId }) => targetType === type && targetId === id);
  if (about.length === 0) return null;
  return (
    <ul aria-label={OUTSIDE_WORDS.label} className="grid grid-cols-1 gap-3">
      {about.map((answer) => (
        <li key={answer._id}>
          {isOpenQuestion(answer) ? <Question answer={answer} /> : <Line answer={answer} />}
        </li>
      ))}
    </ul>
  );
}

/** All open questions to the member. */
export function OpenQuestions({ className }: { className?: string }) {
  const { data = [] } = useOutsideAnswers(null);
  const open = data.filter(isOpenQuestion);
  if (open.length === 0) return null;
  return (
    <ul aria-label={OUTSIDE_WORDS.questions} className={cn("grid grid-cols-1 gap-3", className)}>
      {open.map((answer) => (
        <li key={answer._id}>
          <Question answer={answer} />
        </li>
      ))}
    </ul>
  );
}

const isOpenQuestion = ({ isAsked, status }: OutsideAnswer) => isAsked && status === "claimed";

function Question({ answer: { _id, name, way } }: { answer: OutsideAnswer }) {
  const confirm = useConfirm(_id, name);
  const isSending = (yes: boolean) => confirm.isPending && confirm.variables === yes;
  const say = (yes: boolean) => {
    if (!confirm.isPending) confirm.mutate(yes);
  };
  return (
    <Notice
      title={OUTSIDE_WORDS.didTheyContactYou(name, way)}
      action={
        <span className="flex gap-2">
          <Button size="sm" busy={isSending(true)} onClick={() => say(true)}>
            {OUTSIDE_WORDS.yes}
          </Button>
          <Button size="sm" variant="secondary" busy={isSending(false)} onClick={() => say(false)}>
            {OUTSIDE_WORDS.no}
          </Button>
        </span>
      }
    >
      {OUTSIDE_WORDS.whyConfirm}
    </Notice>
  );
}

function Line({ answer }: { answer: OutsideAnswer }) {
  return (
    <p className="flex items-start justify-center gap-2 px-1 text-xs text-muted">
      <PhoneCall aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">{lineOf(answer)}</span>
    </p>
  );
}

function lineOf(answer: OutsideAnswer): string {
  const { status, isAsked } = answer;
  if (status === "confirmed") return OUTSIDE_WORDS.answered(answer);
  if (status === "claimed") return `${OUTSIDE_WORDS.contacted(answer)}. ${OUTSIDE_WORDS.waits}`;
  return isAsked ? OUTSIDE_WORDS.deniedByYou(answer) : OUTSIDE_WORDS.deniedToYou(answer);
}
