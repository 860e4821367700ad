import { dayInWords } from "@cardplaza/contract/date-words";
import type { Introduction } from "@cardplaza/contract/people/connections";
import { useState } from "react";
import { inWords } from "../../../lib/problem-text.ts";
import { MessageButton } from "../../../site/message-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { PersonLine } from "../connections/person-line.tsx";
import { groupOf, introQuestion, introState, introTitle } from "./introduction-words.ts";
import { useAnswerIntroduction, type IntroAction } from "./use-introductions.ts";

/** One introduction: who, why, its state, and what the viewer can do. */
export function IntroductionCard({ introduction }: { introduction: Introduction }) {
  const { role, status, reason, at, endsAt } = introduction;
  const [asking, setAsking] = useState<IntroAction | null>(null);
  // The words stay in the dialog while it fades away.
  const [asked, setAsked] = useState<IntroAction>("decline");
  const answer = useAnswerIntroduction(introduction);
  const group = groupOf(introduction);
  const yes: IntroAction | null = group === "for-you" ? "accept" : group === "to-forward" ? "forward" : null;
  const ask = (action: IntroAction) => {
    setAsked(action);
    setAsking(action);
  };
  const question = introQuestion(asked, introduction);
  const isOpen = status === "asked" || status === "forwarded";
  const others = [
    role !== "asker" && introduction.asker,
    role === "asker" && introduction.target,
    role === "via" && introduction.target,
    role !== "via" && introduction.via,
  ].filter((person) => person !== false && person !== null);
  return (
    <article className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-[1_1_14rem] text-base break-words">{introTitle(introduction)}</h3>
        <Badge
          className="rounded-lg whitespace-normal"
          tone={status === "accepted" ? "positive" : yes ? "brand" : "neutral"}
        >
          {introState(introduction)}
        </Badge>
      </div>
      <blockquote className="mt-3 rounded-field bg-sunken px-3 py-2 text-sm break-words whitespace-pre-line">
        {reason}
      </blockquote>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {others.map((person) => (
          <li key={person._id} className="min-w-0">
            <PersonLine
              person={person}
              short
              below={<p className="mt-0.5 text-xs text-muted">{partOf(person._id, introduction)}</p>}
            >
              <MessageButton person={person} size="sm" />
            </PersonLine>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
        <p className="flex-[1_1_16rem] text-xs text-muted tabular-nums">
          Asked on {dayInWords(at)}
          {isOpen && `, open until ${dayInWords(endsAt)}`}
        </p>
        {yes && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => ask("decline")}>
              Decline
            </Button>
            <Button size="sm" aria-haspopup="dialog" onClick={() => ask(yes)}>
              {yes === "accept" ? "Accept" : "Forward"}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={question.title}
        description={
          <>
            {question.lines.map((line) => (
              <span key={line} className="mt-2 block">
                {line}
              </span>
            ))}
          </>
        }
        confirmLabel={question.confirmLabel}
        tone={asked === "decline" ? "danger" : "normal"}
        onConfirm={() => inWords(answer.mutateAsync(asked))}
      />
    </article>
  );
}

const partOf = (id: string, { asker, via }: Introduction) =>
  id === asker?._id ? "Asks" : id === via?._id ? "Introduces" : "To meet";
