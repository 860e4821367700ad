import type { Card } from "@cardplaza/contract/cards";
import { REPORT_REASONS } from "@cardplaza/contract/report-reasons";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useReportCard } from "./use-report-card.ts";

interface ReportDialogProps {
  card: Card;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ReportDialog({ card, open, onOpenChange }: ReportDialogProps) {
  const [reason, setReason] = useState("");
  const [details, setDetails] = useState("");
  const { report, block } = useReportCard(card, () => onOpenChange(false));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason && !report.isPending) report.mutate({ reason, details });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Report this card"
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
          <DialogFooter>
            <Button variant="ghost" busy={block.isPending} onClick={() => block.mutate()}>
              Block this person
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
