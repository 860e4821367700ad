import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { LOST_REASON_MAX, LOST_REASONS } from "@cardplaza/contract/enquiries/enquiry-words";
import { type FormEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useMoveEnquiry } from "../use-enquiry.ts";

const OPTIONS = LOST_REASONS.map((value) => ({ value, label: value }));

export function LostDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [other, setOther] = useState("");
  const move = useMoveEnquiry(enquiry._id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lostReason = (reason === "Other" && other.trim()) || reason || undefined;
    if (!move.isPending) move.mutate({ status: "lost", lostReason }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Mark as lost" description="The buyer does not see the reason.">
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          <Field label="Reason" optional>
            <Select
              placeholder="Choose a reason"
              options={OPTIONS}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          {reason === "Other" && (
            <Field label="In your words" optional>
              <TextField
                maxLength={LOST_REASON_MAX}
                value={other}
                onChange={(event) => setOther(event.target.value)}
              />
            </Field>
          )}
          {move.error && (
            <Notice tone="danger" live>
              {problemText(move.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={move.isPending}>
              Mark as lost
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
