import { AUDIT_REASON } from "@cardplaza/contract/audit/audit-words";
import type { ComponentProps } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { ADMINS_WORDS } from "../admin-words.ts";

interface ReasonFieldProps {
  problem: string | undefined;
  control: Pick<ComponentProps<"textarea">, "value" | "onChange">;
}

export function ReasonField({ problem, control }: ReasonFieldProps) {
  return (
    <Field label={ADMINS_WORDS.reason} required error={problem} hint={ADMINS_WORDS.reasonHint}>
      <TextArea rows={2} maxLength={AUDIT_REASON[1]} {...control} />
    </Field>
  );
}
