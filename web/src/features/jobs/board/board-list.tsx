import {
  APPLICATION_STAGES,
  type ApplicationStage,
  STAGE_LABEL,
} from "@cardplaza/contract/jobs/application-words";
import { useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { ApplicantCard, type CardActions } from "./applicant-card.tsx";
import { MoreOfStage } from "./board-columns.tsx";
import { type Board, hasMore, ofStage } from "./use-board.ts";

interface BoardListProps extends CardActions {
  jobId: string;
  board: Board;
}

/** On a phone: one stage at a time. It begins with the first that has somebody. */
export function BoardList({ jobId, board, ...actions }: BoardListProps) {
  const [stage, setStage] = useState<ApplicationStage>(
    () => APPLICATION_STAGES.find((each) => board.counts[each] > 0) ?? "applied",
  );
  return (
    <Tabs value={stage} onValueChange={(next) => setStage(next as ApplicationStage)}>
      <TabList aria-label="Stages">
        {APPLICATION_STAGES.map((each) => (
          <Tab key={each} value={each}>
            {STAGE_LABEL[each]}
            <span className="text-xs text-muted tabular-nums">
              {board.counts[each].toLocaleString("en-IN")}
            </span>
          </Tab>
        ))}
      </TabList>
      {APPLICATION_STAGES.map((each) => (
        <TabPanel key={each} value={each} className="pt-4">
          {board.counts[each] === 0 ? (
            <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-sm text-muted">
              No applicants in this stage.
            </p>
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {ofStage(board, each).map((applicant) => (
                <ApplicantCard key={applicant._id} {...actions} applicant={applicant} />
              ))}
              {hasMore(board, each) && <MoreOfStage jobId={jobId} stage={each} />}
            </ul>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
