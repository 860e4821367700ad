import { MAX_IMPORT_ROWS } from "@cardplaza/contract/cards/team/team-import-words";
import { Download } from "lucide-react";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { BackToChooser } from "./back-to-chooser.tsx";
import { ImportColumnsPanel } from "./import-columns-panel.tsx";
import { ImportOptionsPanel } from "./import-options-panel.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportResult } from "./import-result.tsx";
import { saveSample } from "./sample-file.ts";
import { StartImport } from "./start-import.tsx";
import { useTeamImport } from "./use-team-import.ts";
import { isMade, useTeamTemplate } from "./use-team-template.ts";

const KINDS = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

/** Many members at once: choose a file, match its columns, look at what comes of it, import. */
export function TeamImportScreen() {
  const work = useTeamImport();
  const template = useTeamTemplate();
  const hasTemplate = isMade(template.data);
  const { file, report, look, run } = work;
  return (
    <div className={cn(PAGE_WIDTH, "max-w-[960px] py-8 sm:py-10")}>
      <BackToChooser />
      <h1 className="text-2xl sm:text-3xl">Import team cards</h1>
      <p className="mt-2 max-w-2xl text-muted">
        A CSV file with one row for each member, up to {MAX_IMPORT_ROWS}. You see what comes of it before
        anything is made; then all rows are imported, or none.
      </p>
      {run.isSuccess ? (
        <ImportResult report={run.data} onAgain={work.leave} />
      ) : (
        <div className="mt-8 grid grid-cols-1 gap-6">
          <Panel>
            <PanelHeader
              title="Your file"
              actions={
                <Button variant="secondary" size="sm" onClick={saveSample}>
                  <Download /> Sample file
                </Button>
              }
            />
            <FileDrop
              label="CSV file"
              hint="From Excel: Save As, “CSV UTF-8”. Only the names are needed."
              accept={KINDS}
              onFiles={([chosen]) => chosen && work.open(chosen, { useTemplate: hasTemplate, invite: false })}
              error={look.error ? fileProblem(look.error) : undefined}
              file={file ? { name: file.name } : undefined}
              onRemove={work.leave}
            />
            {look.error && !(look.error instanceof ApiError && look.error.code === "VALIDATION") && (
              <Button variant="secondary" size="sm" className="mt-3" onClick={work.again}>
                Retry
              </Button>
            )}
          </Panel>
          {file && !report && look.isPending && <Looking />}
          {report && work.options && (
            <>
              <ImportColumnsPanel report={report} onMatch={work.match} />
              <ImportOptionsPanel options={work.options} hasTemplate={hasTemplate} onChange={work.opt} />
              <ImportPreview report={report} isStale={look.isPending} />
              <StartImport work={work} report={report} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

const fileProblem = (error: unknown) =>
  (error instanceof ApiError && (error.fields?.file ?? error.fields?.columns)) || problemText(error);

function Looking() {
  return (
    <LoadingArea label="Reading your file" className="grid grid-cols-1 gap-3">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </LoadingArea>
  );
}
