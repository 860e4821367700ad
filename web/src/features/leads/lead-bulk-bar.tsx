import { type FollowUpStatus, MAX_BULK_LEADS } from "@cardplaza/contract/leads/lead-words";
import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { STATUS_OPTIONS } from "./lead-status.tsx";
import { useSetFollowUp } from "./use-my-leads.ts";

interface LeadBulkBarProps {
  chosen: ReadonlySet<string>;
  shown: readonly string[];
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** One status for all that are ticked; they stay ticked if that fails. */
export function LeadBulkBar({ chosen, shown, onChoose }: LeadBulkBarProps) {
  const change = useSetFollowUp();
  const clear = () => onChoose(new Set());
  const all = shown.slice(0, MAX_BULK_LEADS);
  const set = (followUpStatus: FollowUpStatus) =>
    change.mutate({ ids: [...chosen].slice(0, MAX_BULK_LEADS), followUpStatus }, { onSuccess: clear });
  return (
    <div
      role="region"
      aria-label="Selected leads"
      className="sticky bottom-[calc(1rem+var(--bottom-bar,0px))] z-10 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3 shadow-float"
    >
      <p role="status" className="px-1 text-sm font-medium tabular-nums">
        {chosen.size} selected
      </p>
      {chosen.size < all.length && (
        <Button variant="link" onClick={() => onChoose(new Set(all))}>
          Select all {all.length}
        </Button>
      )}
      <div className="ml-auto flex items-center gap-2">
        <Select
          aria-label="Set the status of the selected leads"
          placeholder="Set status"
          options={STATUS_OPTIONS}
          value={change.isPending ? change.variables.followUpStatus : ""}
          aria-busy={change.isPending}
          onChange={(event) => set(event.target.value as FollowUpStatus)}
        />
        <Button variant="ghost" size="icon" aria-label="Clear the selection" onClick={clear}>
          <X />
        </Button>
      </div>
    </div>
  );
}
