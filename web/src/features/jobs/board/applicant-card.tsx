import { dayInWords } from "@cardplaza/contract/date-words";
import type { Applicant } from "@cardplaza/contract/jobs/application";
import type { MovableStage } from "@cardplaza/contract/jobs/application-words";
import { Clock, Star, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { BoardCard } from "../../../ui/lists/board-card.tsx";
import { factsText, waitingOf } from "./board-words.ts";
import { MatchButton } from "./match-reasons.tsx";
import { MoveMenu } from "./move-menu.tsx";

export interface CardActions {
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
  onMove: (applicant: Applicant, to: MovableStage) => void;
}

interface ApplicantCardProps extends CardActions {
  applicant: Applicant;
  onDrag?: (applicant: Applicant | null) => void;
  onKeyDown?: (event: KeyboardEvent, applicant: Applicant) => void;
}

/** One applicant on the board. */
export function ApplicantCard(props: ApplicantCardProps) {
  const { applicant, chosen, onChoose, onOpen, onMove, onDrag, onKeyDown } = props;
  const { _id, name, stage, match, rating, knockouts } = applicant;
  const canMove = stage !== "withdrawn";
  const [now] = useState(() => new Date());
  const waiting = waitingOf(applicant, now);
  return (
    <BoardCard
      name={name}
      onDrag={onDrag && canMove ? (isDragged) => onDrag(isDragged ? applicant : null) : undefined}
      className={cn(chosen.has(_id) && "border-brand")}
    >
      <div className="flex min-w-0 items-start gap-2.5 pointer-coarse:items-center">
        <Checkbox
          label={<span className="sr-only">Select {name}</span>}
          checked={chosen.has(_id)}
          onChange={() => onChoose(_id)}
          className="-mr-2.5"
        />
        <button
          type="button"
          data-applicant={_id}
          onClick={() => onOpen(_id)}
          onKeyDown={(event) => onKeyDown?.(event, applicant)}
          className="touch-area min-h-6 min-w-0 flex-1 text-left font-medium wrap-anywhere text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current"
        >
          {name}
        </button>
        <MatchButton name={name} match={match} />
      </div>
      <p className="text-xs wrap-anywhere text-muted">{factsText(applicant)}</p>
      {(waiting?.tone || knockouts.length > 0) && (
        <div className="flex flex-wrap gap-1.5">
          {waiting?.tone && (
            <Badge tone={waiting.tone}>
              <Clock aria-hidden="true" /> {waiting.text}
            </Badge>
          )}
          {knockouts.length > 0 && (
            <Badge tone="warning" title={knockouts.join("\n")}>
              <TriangleAlert aria-hidden="true" />
              {knockouts.length === 1 ? "1 answer differs" : `${knockouts.length} answers differ`}
            </Badge>
          )}
        </div>
      )}
      <div className="flex min-h-8 items-center justify-between gap-2 text-xs text-muted">
        <span>{waiting && !waiting.tone ? waiting.text : dayInWords(applicant.appliedAt)}</span>
        <span className="flex items-center gap-1">
          {rating !== null && (
            <span className="inline-flex items-center gap-1 font-medium text-ink tabular-nums">
              <Star aria-hidden="true" className="size-3.5 fill-current text-star" />
              <span className="sr-only">Rated </span>
              {rating}
            </span>
          )}
          <MoveMenu name={name} stage={stage} onMove={(to) => onMove(applicant, to)} />
        </span>
      </div>
    </BoardCard>
  );
}
