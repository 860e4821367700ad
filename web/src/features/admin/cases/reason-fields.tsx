import { AUDIT_REASON } from "@cardplaza/contract/audit/audit-words";
import { type CaseAction, isAgainst } from "@cardplaza/contract/cases/case-words";
import type { ComponentProps } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { CANNED_REASONS, DECISION_WORDS as words } from "./cases-words.ts";

/** A reason that can be chosen, and then edited. */
export const needsReason = (action: CaseAction) =>
  isAgainst(action) || action === "reverse" || action === "deny" || action === "ask";

interface ReasonFieldsProps {
  action: CaseAction;
  problem: string | undefined;
  control: Pick<ComponentProps<"textarea">, "value" | "onChange">;
  onChoose: (reason: string) => void;
}

export function ReasonFields({ action, problem, control, onChoose }: ReasonFieldsProps) {
  const canned = CANNED_REASONS[action] ?? [];
  const isQuestion = action === "ask";
  const hint = isQuestion ? words.questionHint : action === "reverse" ? words.reasonKept : words.reasonShown;
  return (
    <>
      <Field label={words.canned}>
        <Select
          options={canned.map((value) => ({ value, label: value }))}
          placeholder={words.chooseCanned}
          value={canned.find((each) => each === control.value) ?? ""}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
      <Field label={isQuestion ? words.question : words.reason} required error={problem} hint={hint}>
        <TextArea rows={3} maxLength={AUDIT_REASON[1]} {...control} />
      </Field>
    </>
  );
}
