import type { Company } from "@cardplaza/contract/companies/companies";
import { COMPANY_UNDO_DAYS } from "@cardplaza/contract/companies/company-words";
import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { useCompanyWrites } from "../use-company-writes.ts";

export function HideOrDelete({ company }: { company: Company }) {
  const { hide, show, remove } = useCompanyWrites();
  const [asking, setAsking] = useState(false);
  const { _id, name, status } = company;
  return (
    <Panel>
      <PanelHeader
        title="Take it off the site"
        description="When hidden, only your team sees the page and its products. Open enquiries continue."
        className="mb-4"
      />
      <div className="flex flex-wrap gap-2">
        {status === "active" && (
          <Button variant="secondary" busy={hide.isPending} onClick={() => hide.mutate(_id)}>
            <EyeOff /> Hide
          </Button>
        )}
        {status === "hidden" && (
          <Button busy={show.isPending} onClick={() => show.mutate(_id)}>
            <Eye /> Show again
          </Button>
        )}
        <Button variant="ghost" className="text-danger" onClick={() => setAsking(true)}>
          <Trash2 /> Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        description={`Its page and its products are taken off the site. For ${COMPANY_UNDO_DAYS} days you can bring it back here, with its reviews and followers.`}
        confirmLabel="Delete"
        onConfirm={() =>
          remove.mutateAsync(_id).catch((error: unknown) => {
            throw new Error(problemText(error), { cause: error });
          })
        }
      />
    </Panel>
  );
}
