import type { Application } from "@cardplaza/contract/jobs/application";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { drawPdf, type DrawnPage } from "./pdf-pages.ts";

interface ResumeViewProps {
  application: Application;
  /** Gets a new link, when this one has expired. */
  onExpired: () => void;
}

/** A PDF is drawn here; a DOCX is offered as a file. */
export function ResumeView({ application, onExpired }: ResumeViewProps) {
  const { resume, name } = application;
  if (!resume)
    return <EmptyState drawing="inbox" title="No resume" text="It was withdrawn, or its owner has left." />;
  const download = async () => {
    try {
      saveFile(await fetchResume(application._id, resume.url), resume.name);
    } catch (error) {
      toast({ title: "Not downloaded", description: problemText(error), variant: "destructive" });
      if (isExpired(error)) onExpired();
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm break-all text-muted">{resume.name}</p>
        <Button variant="secondary" size="sm" onClick={() => void download()}>
          <Download /> Download
          <span className="sr-only"> the resume of {name}</span>
        </Button>
      </div>
      {resume.isPdf ? (
        <PdfView key={application._id} application={application} url={resume.url} onExpired={onExpired} />
      ) : (
        <EmptyState
          drawing="inbox"
          title="A Word document"
          text="It cannot be shown here. Download it and open it in Word or LibreOffice."
        />
      )}
    </div>
  );
}

interface PdfViewProps {
  application: Application;
  url: string;
  onExpired: () => void;
}

function PdfView({ application, url, onExpired }: PdfViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["resume pages", application._id],
    queryFn: async ({ signal }) => {
      const file = await fetchResume(application._id, url);
      return drawPdf(await file.arrayBuffer(), frame.current?.clientWidth ?? 600, signal);
    },
    gcTime: 0,
  });
  // Only a link that did not work is tried again with the new one: what is drawn stays.
  useEffect(() => {
    if (isExpired(error)) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [url]);
  return (
    <div ref={frame} className="grid grid-cols-1 gap-3">
      {data ? (
        <>
          {data.pages.map((page, index) => (
            <PdfPage
              key={index}
              page={page}
              label={`Resume of ${application.name}, page ${index + 1} of ${data.pages.length}`}
            />
          ))}
          {data.isCut && (
            <p className="text-sm text-muted">There are more pages. Download it to see them all.</p>
          )}
        </>
      ) : error ? (
        <ErrorState
          title="The resume was not drawn"
          text={isExpired(error) ? problemText(error) : "Try again, or download it."}
          retrying={isFetching}
          onRetry={isExpired(error) ? onExpired : () => void refetch()}
        />
      ) : (
        <LoadingArea label="Loading the resume">
          <Skeleton className="aspect-[1/1.414] h-auto w-full rounded-field" />
        </LoadingArea>
      )}
    </div>
  );
}

function PdfPage({ page, label }: { page: DrawnPage; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(page.canvas);
  }, [page]);
  return (
    <section aria-label={label} className="overflow-hidden rounded-field border border-line bg-white">
      <div ref={place} />
      <p className="sr-only">{page.text}</p>
    </section>
  );
}

/** The link alone opens nothing: the member must be in the team, so their session is sent too. */
async function fetchResume(id: string, url: string): Promise<Blob> {
  const link = new URL(url, location.origin).searchParams;
  return api["GET /api/resumes/:id"]({
    params: { id },
    query: { expires: link.get("expires") ?? "", signature: link.get("signature") ?? "" },
  });
}

const isExpired = (error: unknown) => error instanceof ApiError && error.status === 410;
