import type { Applicant } from "@cardplaza/contract/jobs/application";
import {
  MAX_BULK_APPLICATIONS,
  MOVABLE_STAGES,
  type MovableStage,
  STAGE_LABEL,
} from "@cardplaza/contract/jobs/application-words";
import { Columns2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { CompareResumes } from "./compare-resumes.tsx";

interface BulkBarProps {
  jobId: string;
  chosen: readonly Applicant[];
  onChoose: (ids: ReadonlySet<string>) => void;
}

const OPTIONS = MOVABLE_STAGES.map((value) => ({ value, label: STAGE_LABEL[value] }));

/** What can be done with all that are ticked; those that could not be moved stay ticked. */
export function BulkBar({ jobId, chosen, onChoose }: BulkBarProps) {
  const [to, setTo] = useState<MovableStage | null>(null);
  const [comparing, setComparing] = useState(false);
  const isTooMany = chosen.length > MAX_BULK_APPLICATIONS;
  const [one, other] = chosen;
  return (
    <div
      role="region"
      aria-label="Selected applicants"
      className="sticky bottom-[calc(1rem+var(--bottom-bar,0px))] z-10 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3 shadow-float"
    >
      <p role="status" className="flex-1 px-1 text-sm font-medium tabular-nums">
        {chosen.length} selected
        {isTooMany && (
          <span className="font-normal text-warning"> · at most {MAX_BULK_APPLICATIONS} at once</span>
        )}
      </p>
      <div className="flex items-center gap-2 max-sm:order-last max-sm:w-full max-sm:*:flex-1">
        {chosen.length === 2 && (
          <Button variant="secondary" className="max-sm:px-3" onClick={() => setComparing(true)}>
            <Columns2 /> Compare resumes
          </Button>
        )}
        <Select
          aria-label="Move the selected applicants"
          placeholder="Move to…"
          options={OPTIONS}
          value={to ?? ""}
          disabled={isTooMany}
          onChange={(event) => setTo(event.target.value as MovableStage)}
        />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Clear the selection"
        onClick={() => onChoose(new Set())}
      >
        <X />
      </Button>
      {to && (
        <BulkDialog
          jobId={jobId}
          chosen={chosen}
          to={to}
          onDone={(left) => onChoose(new Set(left))}
          onClose={() => setTo(null)}
        />
      )}
      {comparing && one && other && (
        <CompareResumes jobId={jobId} applicants={[one, other]} onClose={() => setComparing(false)} />
      )}
    </div>
  );
}
