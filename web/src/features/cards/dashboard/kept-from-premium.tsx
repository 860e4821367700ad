import { useState } from "react";
import { problemText } from "../../../lib/form-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { type KeptThing, useKeptPremium, useRemoveKept } from "./use-kept-premium.ts";

/** Nothing is deleted when a plan ends. Whoever wants it gone needs no plan for that. */
export function KeptFromPremium({ className }: { className?: string }) {
  const things = useKeptPremium();
  const remove = useRemoveKept();
  const [asked, setAsked] = useState<KeptThing | null>(null);
  const begin = (thing: KeptThing) => {
    if (thing.asks) return setAsked(thing);
    remove.mutate(thing, {
      onError: (error) =>
        toast({ title: "That did not work", description: problemText(error), variant: "destructive" }),
    });
  };
  if (things.length === 0) return null;
  return (
    <Panel className={className}>
      <PanelHeader
        title="Kept from Premium"
        description="It stays without the plan. What you no longer want you can switch off or delete here."
        className="mb-3"
      />
      <ul>
        {things.map((thing) => (
          <li
            key={thing.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-48 text-sm">
              <p className="font-medium">{thing.title}</p>
              <p className="break-words text-muted">{thing.text}</p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${thing.action}: ${thing.title}, ${thing.text}`}
              busy={remove.isPending && remove.variables.id === thing.id}
              onClick={() => begin(thing)}
            >
              {thing.action}
            </Button>
          </li>
        ))}
      </ul>
      {asked?.asks && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={asked.asks.title}
          description={asked.asks.text}
          confirmLabel={asked.action}
          onConfirm={() =>
            remove.mutateAsync(asked).catch((error: unknown) => {
              throw new Error(problemText(error), { cause: error });
            })
          }
        />
      )}
    </Panel>
  );
}
