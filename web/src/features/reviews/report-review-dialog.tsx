import type { Review } from "@cardplaza/contract/reviews";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useReportReview } from "./use-review-actions.ts";

const REASONS = [
  "It is not about a real experience",
  "It is written by the business or a rival",
  "It is spam or an advertisement",
  "It is offensive",
  "It shows somebody's private details",
  "Something else",
];

export function ReportReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [details, setDetails] = useState("");
  const report = useReportReview(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason && !report.isPending) report.mutate({ id: review._id, reason, details });
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Report this review"
        description="We look at every report. A review is removed when it breaks the rules, not because it is bad."
      >
        <form onSubmit={submit} className="grid gap-4">
          <RadioGroup
            label="What is wrong?"
            options={REASONS.map((each) => ({ value: each, label: each }))}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Field label="Details" optional>
            <TextArea
              rows={3}
              maxLength={1000}
              value={details}
              onChange={(event) => setDetails(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit" busy={report.isPending} aria-disabled={!reason}>
              Report
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
