import type { ImportField } from "@cardplaza/contract/cards/team/team-import-words";
import type { TeamImport } from "@cardplaza/contract/cards/team/team-imports";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sendForm } from "../../../forms/saving/send-form.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { useRefreshCards } from "../form/use-refresh-cards.ts";
import { useImportProgress } from "./use-import-progress.ts";

export interface ImportOptions {
  useTemplate: boolean;
  invite: boolean;
}

export type ImportColumns = (ImportField | "")[];

interface ImportRequest {
  file: File;
  columns?: ImportColumns;
  options: ImportOptions;
}

const PATH = "/api/team-card/import";

/** Looks at a file, as often as its columns or options change, and then imports it once. */
export function useTeamImport() {
  const [request, setRequest] = useState<ImportRequest | null>(null);
  // Stays visible while the file is checked again.
  const [report, setReport] = useState<TeamImport | null>(null);
  const [progress, setProgress] = useState<number>();
  const refreshCards = useRefreshCards();
  const keyFor = useAttemptKey();
  const shared = { networkMode: "always", onSettled: () => setProgress(undefined) } as const;

  const look = useMutation({
    ...shared,
    mutationFn: (wanted: ImportRequest) =>
      sendForm<TeamImport>(`${PATH}?dryRun=true`, formOf(wanted), { onProgress: setProgress }),
  });
  const run = useMutation({
    ...shared,
    mutationFn({ file, ...wanted }: ImportRequest) {
      const key = keyFor({ ...wanted, name: file.name, size: file.size, changed: file.lastModified });
      const headers = { "Idempotency-Key": key };
      return sendForm<TeamImport>(PATH, formOf({ file, ...wanted }), { onProgress: setProgress, headers });
    },
    onSuccess: () => refreshCards(),
  });
  const made = useImportProgress(run.isPending);

  // Only the last request counts: a late response may be for another file.
  const lookAt = (wanted: ImportRequest) => look.mutate(wanted, { onSuccess: setReport });
  const ask = (wanted: ImportRequest) => {
    setRequest(wanted);
    run.reset();
    lookAt(wanted);
  };
  return {
    file: request?.file ?? null,
    report,
    options: request?.options,
    progress,
    made,
    look,
    run,
    open(file: File, options: ImportOptions) {
      setReport(null);
      ask({ file, options });
    },
    match: (columns: ImportColumns) => request && ask({ ...request, columns }),
    opt: (options: ImportOptions) => request && ask({ ...request, options }),
    again: () => request && lookAt(request),
    start: () => request && run.mutate(request),
    leave() {
      setRequest(null);
      setReport(null);
      look.reset();
      run.reset();
    },
  };
}

function formOf({ file, columns, options }: ImportRequest): FormData {
  const form = new FormData();
  form.set("file", file);
  if (columns) form.set("columns", JSON.stringify(columns));
  form.set("useTemplate", String(options.useTemplate));
  form.set("invite", String(options.invite));
  return form;
}
