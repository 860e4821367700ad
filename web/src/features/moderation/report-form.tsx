import { REPORT_DETAILS_MAX } from "@cardplaza/contract/moderation/moderation-words";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useShowTrouble } from "../../ui/use-show-trouble.ts";

export interface ReportWords {
  reason: string;
  details: string;
}

interface ReportFormProps {
  title: string;
  description?: string;
  reasons: readonly string[];
  busy: boolean;
  /** Why it could not be sent; what was written stays. */
  problem?: string;
  onReport: (words: ReportWords) => void;
  onClose: () => void;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** What somebody finds wrong with a card, a business or a review. */
export function ReportForm(props: ReportFormProps) {
  const [reason, setReason] = useState("");
  const [details, setDetails] = useState("");
  // Each press without a reason counts: the second one too leads to the choice.
  const [missed, setMissed] = useState(0);
  const form = useShowTrouble(missed || props.problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) setMissed(missed + 1);
    else if (!props.busy) props.onReport({ reason, details });
  };
  return (
    <Dialog open onOpenChange={props.onClose}>
      <DialogContent
        title={props.title}
        description={props.description ?? "We look at every report. The owner does not learn who sent it."}
      >
        <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
          <RadioGroup
            label="What is wrong?"
            options={props.reasons.map((each) => ({ value: each, label: each }))}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={missed > 0 && !reason ? "Choose what is wrong." : undefined}
          />
          <Field label="Details" optional>
            <TextArea
              rows={3}
              maxLength={REPORT_DETAILS_MAX}
              value={details}
              onChange={(event) => setDetails(event.target.value)}
            />
          </Field>
          {props.problem && (
            <Notice tone="danger" live>
              {props.problem}
            </Notice>
          )}
          <DialogFooter>
            {props.children}
            <Button type="submit" busy={props.busy}>
              Report
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
