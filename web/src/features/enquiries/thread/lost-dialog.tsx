import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { LOST_REASON_MAX, LOST_REASONS } from "@cardplaza/contract/enquiries/enquiry-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useMoveEnquiry } from "../use-enquiry.ts";

const OPTIONS = LOST_REASONS.map((value) => ({ value, label: value }));

export function LostDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const move = useMoveEnquiry(enquiry._id);
  const form = useSmallForm({
    begin: { reason: "", other: "" },
    send({ reason, other }) {
      const lostReason = (reason === "Other" && other.trim()) || reason || undefined;
      return move.mutateAsync({ status: "lost", lostReason });
    },
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title="Mark as lost"
      description="The buyer does not see the reason."
      form={form}
      sendLabel="Mark as lost"
      onClose={onClose}
    >
      <Field label="Reason" optional>
        <Select placeholder="Choose a reason" options={OPTIONS} {...form.text("reason")} />
      </Field>
      {form.values.reason === "Other" && (
        <Field label="In your words" optional>
          <TextField maxLength={LOST_REASON_MAX} {...form.text("other")} />
        </Field>
      )}
    </SmallFormDialog>
  );
}
