import type { Case } from "@cardplaza/contract/cases/cases";
import { momentInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CasePart } from "./case-part.tsx";
import { CASE_WORDS as words } from "./cases-words.ts";
import { InertText } from "./inert-text.tsx";
import { NoteForm, type TypedNotes } from "./note-form.tsx";

export type Step = Case["steps"][number];

interface CaseHistoryProps {
  case: Case;
  typed: TypedNotes;
  onReverse: (step: Step) => void;
}

/** Everything that was done, with who did it; notes can be added at any time. */
export function CaseHistory({ case: shown, typed, onReverse }: CaseHistoryProps) {
  const { steps, possible } = shown;
  return (
    <CasePart title={words.history}>
      {steps.length === 0 && <p className="mb-4 text-muted">{words.noHistory}</p>}
      <ol className="mb-5 grid grid-cols-1 gap-4">
        {steps.map((step) => (
          <li key={step._id} className="min-w-0 border-l-2 border-line pl-3">
            <HistoryStep
              about={shown}
              step={step}
              typed={typed}
              onReverse={step.isReversible && possible.includes("reverse") ? () => onReverse(step) : null}
            />
          </li>
        ))}
      </ol>
      {possible.includes("note") && <NoteForm about={shown} typed={typed} />}
    </CasePart>
  );
}

interface HistoryStepProps {
  about: Case;
  step: Step;
  typed: TypedNotes;
  onReverse: (() => void) | null;
}

function HistoryStep({ about, step, typed, onReverse }: HistoryStepProps) {
  const [isEdited, setEdited] = useState(typed.has(step._id));
  const { step: kind, at, reason, note, adminName, isYours, reversedAt } = step;
  const name = words.steps[kind];
  const isOwnNote = kind === "note" && isYours;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{name}</span>
        <span className="text-muted">
          {kind === "appeal" ? (
            words.byMember
          ) : adminName ? (
            <bdi className="wrap-anywhere">{words.by(adminName)}</bdi>
          ) : null}{" "}
          {momentInWords(at)}
        </span>
        {reversedAt && <span className="text-muted">({words.reversed(reversedAt)})</span>}
      </p>
      {reason && <InertText text={reason} label={name} className="mt-0.5" />}
      {isEdited ? (
        <NoteForm about={about} step={step} typed={typed} onClose={() => setEdited(false)} />
      ) : (
        note && <InertText text={note} label={words.noteLabel} className="mt-1 bg-warning-soft px-3 py-2" />
      )}
      {(onReverse || (isOwnNote && !isEdited)) && (
        <p className="mt-1.5 flex flex-wrap gap-4">
          {onReverse && (
            <Button size="sm" variant="secondary" aria-label={words.reverseStep(name)} onClick={onReverse}>
              {words.reverse}
            </Button>
          )}
          {isOwnNote && (
            <Button size="sm" variant="link" onClick={() => setEdited(true)}>
              {words.editNote}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
