import { dayInWords } from "@cardplaza/contract/date-words";
import { MAX_RESUME_BYTES, MAX_STORED_RESUMES } from "@cardplaza/contract/jobs/application-words";
import type { StoredResume } from "@cardplaza/contract/jobs/resumes";
import { Download, FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { sizeOf } from "../../../lib/byte-words.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useResumes } from "./use-resumes.ts";

/** The resumes that a member keeps, in their own profile. Nobody else sees them. */
export function ResumesPanel() {
  const { resumes, isError, isFetching, retry, add, problem, progress, remove, download } = useResumes();
  const [asking, setAsking] = useState<StoredResume>();
  const isFull = (resumes?.length ?? 0) >= MAX_STORED_RESUMES;
  return (
    <Panel aria-labelledby="resumes" id="my-resumes">
      <PanelHeader
        title={<span id="resumes">Resumes</span>}
        description={`Keep up to ${MAX_STORED_RESUMES} and apply with one tap. Only you see them here; a company sees the one you send.`}
      />
      {resumes ? (
        <div className="grid grid-cols-1 gap-4">
          {resumes.length > 0 && (
            <ul aria-label="Resumes" className="grid grid-cols-1 gap-2">
              {resumes.map((resume) => (
                <li
                  key={resume._id}
                  className="flex items-center gap-3 rounded-field border border-line px-3 py-2"
                >
                  <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                    {resume.name}
                    <span className="block text-xs text-muted">
                      {sizeOf(resume.bytes)} · {dayInWords(resume.createdAt)}
                    </span>
                  </span>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Download ${resume.name}`}
                    onClick={() => void download(resume)}
                  >
                    <Download />
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Delete ${resume.name}`}
                    onClick={() => setAsking(resume)}
                  >
                    <Trash2 />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {!isFull && (
            <FileDrop
              label="Add a resume"
              hint={`PDF or DOCX, up to ${MAX_RESUME_BYTES / 1024 / 1024} MB.`}
              accept=".pdf,.docx,application/pdf"
              onFiles={([file]) => file && add(file)}
              progress={progress}
              disabled={progress !== undefined}
              error={problem}
            />
          )}
        </div>
      ) : isError ? (
        <ErrorState retrying={isFetching} onRetry={retry} className="py-2" />
      ) : (
        <LoadingArea label="Loading your resumes">
          <Skeleton className="h-14" />
        </LoadingArea>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title="Delete this resume?"
        description="Applications you sent with it keep their copy."
        confirmLabel="Delete"
        onConfirm={async () => {
          try {
            if (asking) await remove(asking._id);
            toast({ title: "Resume deleted" });
          } catch (error) {
            throw new Error(problemText(error), { cause: error });
          }
        }}
      />
    </Panel>
  );
}
