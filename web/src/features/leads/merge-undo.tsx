import { momentInWords } from "@cardplaza/contract/date-words";
import type { LeadDetail } from "@cardplaza/contract/leads/received-leads";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useUndoMerge } from "./use-lead.ts";

/** The last merge, as long as it can be taken back. */
export function MergeUndo({ undo }: { undo: NonNullable<LeadDetail["mergeUndo"]> }) {
  const taking = useUndoMerge();
  return (
    <Notice
      title={
        undo.leads === 1 ? "1 lead was merged into this one" : `${undo.leads} leads were merged into this one`
      }
      action={
        <Button size="sm" variant="secondary" busy={taking.isPending} onClick={() => taking.mutate(undo._id)}>
          Undo
        </Button>
      }
    >
      <p>You can undo this until {momentInWords(undo.until, "reader")}.</p>
      {taking.error && (
        <p role="alert" className="mt-1 font-medium text-danger">
          {problemText(taking.error)}
        </p>
      )}
    </Notice>
  );
}
