import type { Applicant } from "@cardplaza/contract/jobs/application";
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  MOVABLE_STAGES,
  type MovableStage,
  STAGE_LABEL,
} from "@cardplaza/contract/jobs/application-words";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { BoardColumn } from "../../../ui/lists/board-column.tsx";
import { ApplicantCard, type CardActions } from "./applicant-card.tsx";
import { type Board, hasMore, ofStage, useMoreOfStage } from "./use-board.ts";

interface BoardColumnsProps extends CardActions {
  jobId: string;
  board: Board;
}

const isMovable = (stage: ApplicationStage | undefined): stage is MovableStage =>
  MOVABLE_STAGES.some((each) => each === stage);

/**
 * A column for each stage. A mouse drags an applicant over. With the keyboard, the arrows go from one to the next, and
 * with Shift they move an applicant.
 */
export function BoardColumns({ jobId, board, ...actions }: BoardColumnsProps) {
  const [dragged, setDragged] = useState<Applicant | null>(null);
  const columns = useRef<HTMLDivElement>(null);
  const followed = useRef<string | null>(null);
  const focus = (id: string | undefined) =>
    id && columns.current?.querySelector<HTMLElement>(`[data-applicant="${id}"]`)?.focus();

  // A card that goes to another column is drawn again and loses the focus, which is set there.
  useEffect(() => {
    if (followed.current && document.activeElement === document.body)
      columns.current?.querySelector<HTMLElement>(`[data-applicant="${followed.current}"]`)?.focus();
  });

  const press = (event: KeyboardEvent, applicant: Applicant) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    followed.current = null;
    const own = ofStage(board, applicant.stage);
    const at = own.findIndex(({ _id }) => _id === applicant._id);
    if (event.key === "ArrowUp" || event.key === "ArrowDown") focus(own[at + step]?._id);
    else if (event.shiftKey) {
      const to = APPLICATION_STAGES[APPLICATION_STAGES.indexOf(applicant.stage) + step];
      if (applicant.stage === "withdrawn" || !isMovable(to)) return;
      followed.current = applicant._id;
      actions.onMove(applicant, to);
    } else {
      const filled = APPLICATION_STAGES.filter((stage) => ofStage(board, stage).length > 0);
      const next = filled[filled.indexOf(applicant.stage) + step];
      const there = next ? ofStage(board, next) : [];
      focus((there[at] ?? there.at(-1))?._id);
    }
  };

  return (
    <>
      <p className="mb-3 text-xs text-muted">
        Drag somebody to another stage. On a keyboard: arrows go from card to card, Shift with an arrow moves.
      </p>
      {/* Words for screen readers are placed within it, so that they do not widen the page. */}
      <div
        ref={columns}
        className="relative flex items-start gap-3 overflow-x-auto overscroll-x-contain pb-3 [scrollbar-width:thin]"
      >
        {APPLICATION_STAGES.map((stage) => (
          <BoardColumn
            key={stage}
            label={STAGE_LABEL[stage]}
            count={board.counts[stage]}
            empty="Nobody"
            className={cn(
              "flex max-h-[min(46rem,calc(100dvh-9rem))] flex-col",
              board.counts[stage] === 0 ? "min-w-28 flex-1" : "min-w-60 flex-3",
            )}
            listClassName="-mx-1 min-h-0 content-start overflow-y-auto overscroll-y-contain px-1 pb-1 [scrollbar-width:thin]"
            canDrop={dragged !== null && dragged.stage !== stage && isMovable(stage)}
            onDrop={() => {
              if (dragged && isMovable(stage)) actions.onMove(dragged, stage);
              setDragged(null);
            }}
          >
            {ofStage(board, stage).map((applicant) => (
              <ApplicantCard
                key={applicant._id}
                {...actions}
                applicant={applicant}
                onDrag={setDragged}
                onKeyDown={press}
              />
            ))}
            {hasMore(board, stage) && <MoreOfStage jobId={jobId} stage={stage} />}
          </BoardColumn>
        ))}
      </div>
    </>
  );
}

/** The next page of a stage, as an item of its list. */
export function MoreOfStage({ jobId, stage }: { jobId: string; stage: ApplicationStage }) {
  const more = useMoreOfStage(jobId, stage);
  return (
    <li className="pt-1 text-center">
      <Button variant="secondary" size="sm" busy={more.isPending} onClick={more.show}>
        Show more
        <span className="sr-only"> in {STAGE_LABEL[stage]}</span>
      </Button>
    </li>
  );
}
