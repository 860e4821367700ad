import type { OwnedLead } from "@cardplaza/contract/my-leads";
import { Merge } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { problemText } from "../../lib/form-problem.ts";
import { moment } from "./lead-dates.ts";
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
  return (
    <>
      <ul className="grid gap-2">
        {duplicates.map((each) => (
          <li key={each._id} className="flex items-start gap-3 rounded-field border border-line p-3 text-sm">
            <button type="button" className="min-w-0 flex-1 text-left" onClick={() => onOpen(each._id)}>
              <span className="block font-medium break-words">{each.name}</span>
              <span className="line-clamp-1 break-words text-muted">{each.message}</span>
              <span className="block text-xs text-muted">{moment(each.submittedDate)}</span>
            </button>
            <StatusBadge status={each.followUpStatus} />
          </li>
        ))}
      </ul>
      {merge.isError && (
        <Notice tone="danger" live>
          {problemText(merge.error)}
        </Notice>
      )}
      <div>
        <Button
          size="sm"
          variant="secondary"
          busy={merge.isPending}
          onClick={() => merge.mutate(duplicates.map(({ _id }) => _id))}
        >
          {!merge.isPending && <Merge />}
          {duplicates.length === 1 ? "Merge into this lead" : `Merge all ${duplicates.length} into this lead`}
        </Button>
        <p className="mt-2 text-xs text-muted">Messages, notes and tags are kept.</p>
      </div>
    </>
  );
}
