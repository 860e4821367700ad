import { REPORT_DETAILS_MAX } from "@cardplaza/contract/moderation/moderation-words";
import type { ReactNode } from "react";
import { SmallFormDialog } from "../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Field } from "../../ui/fields/field.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";

export interface ReportWords {
  reason: string;
  details: string;
}

interface ReportFormProps {
  title: string;
  description?: string;
  reasons: readonly string[];
  /** What was written stays if it is refused. */
  report: (words: ReportWords) => Promise<unknown>;
  onClose: () => void;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** What somebody finds wrong with a card, a business or a review. */
export function ReportForm(props: ReportFormProps) {
  const form = useSmallForm({
    begin: { reason: "", details: "" },
    check: ({ reason }) => ({ reason: reason === "" && "Choose what is wrong." }),
    send: props.report,
    onSent: props.onClose,
  });
  return (
    <SmallFormDialog
      title={props.title}
      description={props.description ?? "We look at every report. The owner does not learn who sent it."}
      form={form}
      sendLabel="Report"
      beside={props.children ?? null}
      onClose={props.onClose}
    >
      <RadioGroup
        label="What is wrong?"
        options={props.reasons.map((each) => ({ value: each, label: each }))}
        error={form.problems.reason}
        {...form.text("reason")}
      />
      <Field label="Details" optional>
        <TextArea rows={3} maxLength={REPORT_DETAILS_MAX} {...form.text("details")} />
      </Field>
    </SmallFormDialog>
  );
}
