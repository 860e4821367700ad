import { AUDIT_REASON, AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import { isAgainst } from "@cardplaza/contract/cases/case-words";
import type { CaseLine } from "@cardplaza/contract/cases/cases";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { DECISION_WORDS as words } from "./cases-words.ts";
import { ReasonFields } from "./reason-fields.tsx";
import { type CaseResult, type ManyAction, useDecideMany } from "./use-cases.ts";

interface ManyDialogProps {
  action: ManyAction;
  about: readonly CaseLine[];
  onDone: (results: readonly CaseResult[]) => void;
  onClose: () => void;
}

/** The same decision for a wave of cases. */
export function ManyDialog({ action, about, onDone, onClose }: ManyDialogProps) {
  const decide = useDecideMany();
  const needsReason = isAgainst(action);
  const form = useSmallForm({
    begin: { reason: "", close: true },
    check: ({ reason }) => ({
      reason: needsReason && reason.trim().length < AUDIT_REASON[0] && AUDIT_TEXT.reasonNeeded,
    }),
    send: ({ reason, close }) =>
      decide.mutateAsync({ about, action, close, ...(reason.trim() && { reason: reason.trim() }) }),
    onSent: onDone,
  });
  const { name, does } = words.actions[action];
  return (
    <SmallFormDialog
      title={words.many(name, about.length)}
      description={does}
      form={form}
      sendLabel={name}
      tone={needsReason ? "danger" : "primary"}
      onClose={onClose}
    >
      {needsReason && (
        <ReasonFields
          action={action}
          problem={form.problems.reason}
          control={form.text("reason")}
          onChoose={(reason) => form.change({ reason })}
        />
      )}
      <Checkbox label={words.close} hint={words.closeHint} {...form.checked("close")} />
    </SmallFormDialog>
  );
}
