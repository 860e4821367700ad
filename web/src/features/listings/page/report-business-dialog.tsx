import type { Listing } from "@cardplaza/contract/listings";
import { REPORT_REASONS } from "@cardplaza/contract/report-reasons";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/form-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { toast } from "../../../ui/toast-store.ts";

interface ReportBusinessDialogProps {
  listing: Listing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ReportBusinessDialog({ listing, open, onOpenChange }: ReportBusinessDialogProps) {
  const [reason, setReason] = useState("");
  const [details, setDetails] = useState("");
  const report = useMutation({
    mutationFn: () =>
      api["POST /api/business-listings/:id/report"]({
        params: { id: listing._id },
        body: { reason, details },
      }),
    onSuccess: () => {
      onOpenChange(false);
      toast({ title: "Report received", description: "Thank you. We will look at this business." });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason && !report.isPending) report.mutate();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Report this business"
        description="We look at every report. The owner does not learn who sent it."
      >
        <form onSubmit={submit} className="grid gap-4">
          <RadioGroup
            label="What is wrong?"
            options={REPORT_REASONS.map((each) => ({ value: each, label: each }))}
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
          {report.isError && (
            <Notice tone="danger" live>
              {problemText(report.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={report.isPending} aria-disabled={!reason}>
              Report
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
