import { AUDIT_REASON, AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import {
  CASE_CLASSES,
  CASE_NOTE_MAX,
  type CaseAction,
  CONTENT_DECISIONS,
} from "@cardplaza/contract/cases/case-words";
import type { Case } from "@cardplaza/contract/cases/cases";
import { useState } from "react";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import type { Step } from "./case-history.tsx";
import { CASE_WORDS, CASES_WORDS, DECISION_WORDS as words } from "./cases-words.ts";
import { needsReason, ReasonFields } from "./reason-fields.tsx";
import { useDecideCase, useShownVersion } from "./use-cases.ts";

interface CaseDecisionDialogProps {
  action: CaseAction;
  /** As it was when the decision was asked for: somebody else may be faster. */
  about: Case;
  /** What is reversed. */
  step: Step | null;
  onClose: () => void;
}

const DANGEROUS: readonly CaseAction[] = ["hide", "delete", "strike"];
const DECIDES: readonly string[] = CONTENT_DECISIONS;

export function CaseDecisionDialog({ action, about, step, onClose }: CaseDecisionDialogProps) {
  const decide = useDecideCase();
  const shownVersion = useShownVersion();
  const [version, setVersion] = useState(about.version);
  const mayClose = (DECIDES.includes(action) || action === "strike") && about.status === "open";
  const form = useSmallForm({
    begin: {
      reason: "",
      note: "",
      class: about.class,
      // An author can be decided on first; then the content still waits.
      close: action !== "strike" || about.steps.some((each) => DECIDES.includes(each.step)),
    },
    check: ({ reason }) => ({
      reason: needsReason(action) && reason.trim().length < AUDIT_REASON[0] && AUDIT_TEXT.reasonNeeded,
    }),
    async send({ reason, note, class: chosen, close }) {
      try {
        await decide.mutateAsync({
          about: { _id: about._id, version },
          action,
          ...(reason.trim() && { reason: reason.trim() }),
          ...(note.trim() && { note: note.trim() }),
          ...(action === "classify" && { class: chosen }),
          ...(step && { stepId: step._id }),
          ...(mayClose && { close }),
        });
      } catch (error) {
        // Who has read why it was refused, and what the case is now, may decide it again.
        setVersion(shownVersion(about._id) ?? version);
        throw error;
      }
    },
    onSent: () => {
      toast({ title: words.actions[action].done });
      onClose();
    },
  });
  const { name, does } = words.actions[action];
  return (
    <SmallFormDialog
      title={step ? CASE_WORDS.reverseStep(CASE_WORDS.steps[step.step]) : name}
      description={step ? CASE_WORDS.undoes[step.step] : does}
      form={form}
      sendLabel={name}
      tone={DANGEROUS.includes(action) ? "danger" : "primary"}
      onClose={onClose}
    >
      {action === "classify" && (
        <Field label={CASE_WORDS.class}>
          <Select options={CLASSES} {...form.text("class")} />
        </Field>
      )}
      {needsReason(action) && (
        <ReasonFields
          action={action}
          problem={form.problems.reason}
          control={form.text("reason")}
          onChoose={(reason) => form.change({ reason })}
        />
      )}
      <Field label={words.note} optional error={form.problems.note}>
        <TextArea rows={2} maxLength={CASE_NOTE_MAX} {...form.text("note")} />
      </Field>
      {mayClose && <Checkbox label={words.close} hint={words.closeHint} {...form.checked("close")} />}
    </SmallFormDialog>
  );
}

const CLASSES = CASE_CLASSES.map((value) => ({ value, label: CASES_WORDS.classes[value] }));
