import {
  QR_FORMATS,
  QR_PRINT,
  scoreGrade,
  type ScoreGrade,
  SCORE_WORDS,
} from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrCode, QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { Copy, Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { copyLink } from "../../../lib/copy-link.ts";
import { useDownloadCode, useQrPreview } from "./use-qr-codes.ts";

interface CodePreviewProps {
  design: QrDesign;
  code: QrCode | null;
  /** The preview shows the saved state. */
  isSaved: boolean;
  /** It was made a moment ago: on a phone its files lie below the fold. */
  isNew: boolean;
}

/** The code as it will be printed, how well it reads, and its files. */
export function CodePreview({ design, code, isSaved, isNew }: CodePreviewProps) {
  const panel = useBringIntoSight<HTMLElement>(isNew);
  const { data, isError, isFetching, isBehind, refetch } = useQrPreview(design, code?._id);
  return (
    <Panel ref={panel} tabIndex={-1} className="outline-none lg:sticky lg:top-20">
      <PanelHeader title="Preview" />
      {data ? (
        <div className="grid gap-4" aria-busy={isBehind}>
          <div className="grid min-h-64 place-items-center rounded-field bg-sunken p-4">
            <img
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.svg)}`}
              alt="Preview of the QR code"
              className={cn(
                "max-h-80 w-full object-contain transition-opacity duration-150",
                isBehind && "opacity-60",
              )}
            />
          </div>
          <Score score={data.score} />
          {data.problems.map((text) => (
            <Notice key={text} tone="danger">
              {text}
            </Notice>
          ))}
          {data.warnings.map((text) => (
            <Notice key={text} tone="warning">
              {text}
            </Notice>
          ))}
        </div>
      ) : isError ? (
        <ErrorState title="The preview did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingArea label="Drawing the QR code" className="grid gap-4">
          <Skeleton className="h-64 rounded-field" />
          <Skeleton className="h-12" />
        </LoadingArea>
      )}
      {code && <Files code={code} isSaved={isSaved} />}
    </Panel>
  );
}

const FILLS: Record<ScoreGrade, string> = {
  excellent: "bg-positive",
  good: "bg-positive",
  fair: "bg-warning",
  unreadable: "bg-danger",
};

function Score({ score }: { score: number }) {
  const grade = scoreGrade(score);
  const { label, text } = SCORE_WORDS[grade];
  return (
    <div role="status" className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-medium">Scan score: {label}</span>
        <span className="text-lg font-semibold tabular-nums">
          {score}
          <span className="text-sm font-normal text-muted"> of 100</span>
        </span>
      </div>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-trough">
        <div className={cn("h-full rounded-full", FILLS[grade])} style={{ width: `${score}%` }} />
      </div>
      <p className="text-sm text-muted">
        {text} Tested on a damaged {QR_PRINT.centimetres} cm print.
      </p>
    </div>
  );
}

const COPIED = { title: "Link Copied", description: "Address of the QR code copied to clipboard" };

function Files({ code, isSaved }: { code: QrCode; isSaved: boolean }) {
  const download = useDownloadCode();
  const loading = download.isPending ? download.variables.format : null;
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-5">
      <div className="flex min-w-0 items-center justify-between gap-2">
        <a
          href={code.url}
          className="min-w-0 truncate text-sm text-brand-strong underline underline-offset-4"
        >
          {code.url.replace(/^https?:\/\//, "")}
        </a>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Copy the address"
          onClick={() => void copyLink(code.url, COPIED)}
        >
          <Copy />
        </Button>
      </div>
      <div className="grid grid-cols-3 gap-2">
        {QR_FORMATS.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            busy={loading === format}
            aria-disabled={!isSaved}
            aria-label={`Download ${format.toUpperCase()}`}
            onClick={() => download.mutate({ code, format })}
          >
            {loading !== format && <Download aria-hidden="true" />}
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {!isSaved && <p className="text-xs text-muted">Save your changes to download them.</p>}
    </div>
  );
}
