import type { AccountExport } from "@cardplaza/contract/account-data/account-data";
import { ADDRESS_WORDS } from "@cardplaza/contract/accounts/account-words";
import { EXPORT_DAYS } from "@cardplaza/contract/account-data/account-data-words";
import { momentInWords } from "@cardplaza/contract/date-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { sizeOf } from "../../lib/byte-words.ts";
import { AddEmail } from "../accounts/contact-change/add-email.tsx";
import { useAccountExport, useStartExport } from "./use-account-export.ts";

/** All data of the member as a file. */
export function ExportPanel({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useAccountExport();
  return (
    <Panel aria-labelledby="export">
      <PanelHeader
        title={<span id="export">Your data</span>}
        description={`Everything you have here, as a zip with JSON, CSV and your files. We keep it for ${EXPORT_DAYS} days; you can ask for one a day.`}
      />
      <div aria-live="polite">
        {data ? (
          <ExportState made={data.export} />
        ) : isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} className="py-2" />
        ) : (
          <LoadingArea label="Loading your export">
            <Skeleton className="h-8 w-40" />
          </LoadingArea>
        )}
      </div>
      {email === "" && <AddEmail why={ADDRESS_WORDS.forExport} className="mt-4" />}
    </Panel>
  );
}

function ExportState({ made }: { made: AccountExport | null }) {
  const start = useStartExport();
  const [openedAt] = useState(() => Date.now());
  const ask = (
    <Button size="sm" variant="secondary" busy={start.isPending} onClick={() => start.mutate()}>
      {made ? "Collect it again" : "Collect my data"}
    </Button>
  );
  if (!made) return ask;
  if (made.status === "failed") {
    return (
      <Notice tone="danger" action={ask}>
        Your export could not be made. Please try again.
      </Notice>
    );
  }
  if (made.status !== "ready" || !made.url) {
    return (
      <div className="grid grid-cols-1 gap-2 text-sm">
        <p>
          Collecting your data <span className="text-muted tabular-nums">{made.progress}%</span>
        </p>
        <ProgressBar label="Collecting your data" value={made.progress / 100} />
        <p className="text-xs text-muted">You may leave this page. We tell you when it is ready.</p>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button asChild size="sm">
        <a href={made.url} download>
          <Download /> Download ({sizeOf(made.bytes ?? 0)})
        </a>
      </Button>
      {openedAt - Date.parse(made.createdAt) > DAY_MS && ask}
      <p className="w-full text-xs text-muted">
        Collected {momentInWords(made.createdAt)}
        {made.expiresAt && `, here until ${momentInWords(made.expiresAt)}`}
      </p>
    </div>
  );
}
