import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { type PremiumLeftover, usePremiumLeftovers, useRemoveLeftover } from "./use-premium-leftovers.ts";

/** Nothing is deleted when a plan ends. Members can delete it themselves without the plan. */
export function PremiumLeftovers({ className }: { className?: string }) {
  const leftovers = usePremiumLeftovers();
  const remove = useRemoveLeftover();
  const [toConfirm, setToConfirm] = useState<PremiumLeftover | null>(null);
  const begin = (leftover: PremiumLeftover) => {
    if (leftover.question) return setToConfirm(leftover);
    remove.mutate(leftover, {
      onError: (error) =>
        toast({ title: "That did not work", description: problemText(error), variant: "destructive" }),
    });
  };
  if (leftovers.length === 0) return null;
  return (
    <Panel className={className}>
      <PanelHeader
        title="Kept from Premium"
        description="It stays without the plan. What you no longer want you can switch off or delete here."
        className="mb-3"
      />
      <ul>
        {leftovers.map((leftover) => (
          <li
            key={leftover.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-48 text-sm">
              <p className="font-medium">{leftover.title}</p>
              <p className="break-words text-muted">{leftover.text}</p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${leftover.action}: ${leftover.title}, ${leftover.text}`}
              busy={remove.isPending && remove.variables.id === leftover.id}
              onClick={() => begin(leftover)}
            >
              {leftover.action}
            </Button>
          </li>
        ))}
      </ul>
      {toConfirm?.question && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setToConfirm(null)}
          title={toConfirm.question.title}
          description={toConfirm.question.text}
          confirmLabel={toConfirm.action}
          onConfirm={() =>
            remove.mutateAsync(toConfirm).catch((error: unknown) => {
              throw new Error(problemText(error), { cause: error });
            })
          }
        />
      )}
    </Panel>
  );
}
