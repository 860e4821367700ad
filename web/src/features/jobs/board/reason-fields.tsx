import {
  type MovableStage,
  REASON_MAX,
  REJECTION_KEYS,
  REJECTIONS,
} from "@cardplaza/contract/jobs/application-words";
import { Field } from "../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** The choice of a kind reason, or `own` with the company's words. */
export interface Reason {
  choice: string;
  own: string;
}
export const NO_REASON: Reason = { choice: "", own: "" };

/** As it is sent: a key or the company's own words; empty while there is none. */
export const sentReason = (to: MovableStage, { choice, own }: Reason) =>
  to !== "rejected" || choice === "own" ? own.trim() : choice;

const OPTIONS = [
  ...REJECTION_KEYS.map((value) => ({ value, label: REJECTIONS[value] })),
  { value: "own", label: "In your own words" },
];

interface ReasonFieldsProps {
  to: MovableStage;
  reason: Reason;
  onChange: (reason: Reason) => void;
}

/** Why somebody is rejected or moved back. The applicant reads it. */
export function ReasonFields({ to, reason, onChange }: ReasonFieldsProps) {
  const words = (
    <Field
      label={to === "rejected" ? "Your words" : "Reason"}
      hint={to === "rejected" ? undefined : "The applicant reads it in the history."}
      required
    >
      <TextField
        maxLength={REASON_MAX}
        value={reason.own}
        onChange={(event) => onChange({ ...reason, own: event.target.value })}
      />
    </Field>
  );
  if (to !== "rejected") return words;
  return (
    <>
      <RadioGroup
        label="Reason"
        options={OPTIONS}
        value={reason.choice}
        onChange={(event) => onChange({ ...reason, choice: event.target.value })}
      />
      {reason.choice === "own" && words}
    </>
  );
}
