import type { Verification } from "@cardplaza/contract/cards/verification/verification";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useConfirmVerification } from "./use-verification.ts";

/** The record, part by part to copy, and a look whether it is there. */
export function RecordToAdd({ pending, again }: { pending: Verification; again: ReactNode }) {
  const confirm = useConfirmVerification(pending.cardId);
  const { record } = pending;
  if (!record) return null;
  const parts = { Type: record.type, Name: record.name, Value: record.value };
  return (
    <Panel>
      <PanelHeader
        title="Add this record"
        description={`Where ${pending.domain} is managed. It can take some hours until it shows.`}
      />
      <dl className="grid gap-3 text-sm">
        {Object.entries(parts).map(([label, value]) => (
          <div key={label} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="rounded-field bg-sunken px-3 py-2 font-mono text-xs break-all">{value}</dd>
            <dd>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Copy the ${label.toLowerCase()}`}
                onClick={() => void copy(value)}
              >
                <Copy />
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {confirm.isError && (
        <Notice tone="warning" live className="mt-4">
          {problemText(confirm.error)}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={confirm.isPending} onClick={() => confirm.mutate(record.value)}>
          Look for it now
        </Button>
        {again}
      </div>
    </Panel>
  );
}

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => toast({ title: "Copied" }),
    () =>
      toast({
        title: "Could not copy",
        description: "Select it and copy it.",
        variant: "destructive",
      }),
  );
