import type { TeamImport } from "@cardplaza/contract/cards/team/team-imports";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import type { useTeamImport } from "./use-team-import.ts";

/** How much of the bar the sending takes: a file is small, its cards and invitations are the work. */
const SENT_SHARE = 0.1;

interface StartImportProps {
  work: ReturnType<typeof useTeamImport>;
  report: TeamImport;
}

/** The one button that makes cards; until every row is fine it says what it waits for. */
export function StartImport({ work, report: { total, wrong, problem } }: StartImportProps) {
  const { run, look, progress = 0, made } = work;
  const waitsFor = problem ?? (wrong > 0 ? "All rows must be fine before any is imported." : undefined);
  const isClosed = waitsFor !== undefined || look.isPending || look.isError;
  return (
    <div className="grid grid-cols-1 gap-4">
      {run.error && (
        <Notice tone="danger" live>
          {problemText(run.error)} Nothing was imported, and your file is still chosen.
        </Notice>
      )}
      <div aria-live="polite" className="grid gap-2 text-sm text-muted empty:hidden">
        {run.isPending && (
          <>
            <ProgressBar label="Import" value={progress * SENT_SHARE + made * (1 - SENT_SHARE)} />
            {progress === 1 ? `Making ${total} team cards.` : "Sending the file."}
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {waitsFor && <p className="text-sm text-muted">{waitsFor}</p>}
        <Button busy={run.isPending} disabled={isClosed} onClick={work.start}>
          {total === 1 ? "Import 1 member" : `Import ${total} members`}
        </Button>
      </div>
    </div>
  );
}
