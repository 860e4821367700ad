import { momentInWords } from "@cardplaza/contract/date-words";
import { MERGE_UNDO_DAYS } from "@cardplaza/contract/leads/lead-words";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { Merge } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { StatusBadge } from "./lead-status.tsx";
import { useMergeLeads } from "./use-lead.ts";

interface LeadDuplicatesProps {
  lead: OwnedLead;
  duplicates: readonly OwnedLead[];
  onOpen: (id: string) => void;
}

/** Other leads with the same address or from the same member. */
export function LeadDuplicates({ lead, duplicates, onOpen }: LeadDuplicatesProps) {
  const merge = useMergeLeads(lead._id);
  const [asking, setAsking] = useState(false);
  const count = duplicates.length;
  const others = count === 1 ? "1 lead" : `${count} leads`;
  return (
    <>
      <ul className="grid gap-2">
        {duplicates.map((each) => (
          <li key={each._id} className="flex items-start gap-3 rounded-field border border-line p-3 text-sm">
            <button type="button" className="min-w-0 flex-1 text-left" onClick={() => onOpen(each._id)}>
              <span className="block font-medium break-words">{each.name}</span>
              <span className="line-clamp-1 break-words text-muted">{each.message}</span>
              <span className="block text-xs text-muted">{momentInWords(each.submittedDate, "reader")}</span>
            </button>
            <StatusBadge status={each.followUpStatus} />
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          <Merge />
          {count === 1 ? "Merge into this lead" : `Merge all ${count} into this lead`}
        </Button>
        <p className="mt-2 text-xs text-muted">Messages, notes and tags are kept.</p>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Merge ${others} into this one?`}
        description={`Messages, notes and tags come together here, with the status of this lead. You can undo it for ${MERGE_UNDO_DAYS} days.`}
        confirmLabel="Merge"
        tone="normal"
        onConfirm={() =>
          merge
            .mutateAsync(duplicates.map(({ _id }) => _id))
            .catch((error: unknown) => Promise.reject(new Error(problemText(error), { cause: error })))
        }
      />
    </>
  );
}
