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
          {isOpenQuestion(answer) ? <OutsideQuestionTo answer={answer} /> : <OutsideLine answer={answer} />}
        </li>
      ))}
    </ul>
  );
}

interface OpenQuestionsProps {
  /** Only those that lead to this address. */
  at?: string;
  className?: string;
}

/** All open questions to the member. */
export function OpenQuestions({ at, className }: OpenQuestionsProps) {
  const { data = [] } = useOutsideAnswers(null);
  const open = data.filter((answer) => isOpenQuestion(answer) && (at === undefined || answer.path === at));
  if (open.length === 0) return null;
  return (
    <ul aria-label={OUTSIDE_WORDS.questions} className={cn("grid grid-cols-1 gap-3", className)}>
      {open.map((answer) => (
        <li key={answer._id}>
          <OutsideQuestionTo answer={answer} />
        </li>
      ))}
    </ul>
  );
}

export const isOpenQuestion = ({ isAsked, status }: OutsideAnswer) => isAsked && status === "claimed";

/** The other side says yes or no. */
export function OutsideQuestionTo({ answer }: { answer: OutsideAnswer }) {
  const confirm = useConfirm(answer);
  const isSending = (yes: boolean) => confirm.isPending && confirm.variables === yes;
  const say = (yes: boolean) => {
    if (!confirm.isPending) confirm.mutate(yes);
  };
  return (
    <Notice
      title={OUTSIDE_WORDS.didThey(answer)}
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

/** What was said, in one line. */
export function OutsideLine({ answer }: { answer: OutsideAnswer }) {
  return (
    <p className="flex items-start gap-2 px-1 text-xs text-muted">
      <PhoneCall aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">{lineOf(answer)}</span>
    </p>
  );
}

function lineOf(answer: OutsideAnswer): string {
  const { status, asked, isAsked } = answer;
  if (status === "confirmed") return OUTSIDE_WORDS.answered(answer);
  if (status === "denied")
    return isAsked ? OUTSIDE_WORDS.deniedByYou(answer) : OUTSIDE_WORDS.deniedToYou(answer);
  const contacted = OUTSIDE_WORDS.contacted(answer);
  return asked ? `${contacted} · ${OUTSIDE_WORDS.waits}` : contacted;
}
