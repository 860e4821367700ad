import { AUDIT_REASON, AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select, type SelectOption } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LISTS_WORDS } from "./lists-words.ts";

const words = LISTS_WORDS.decision;

/** What a decision is called, what follows from it, and what is said once it is done. */
export interface ActionWords {
  name: string;
  does: string;
  done: string;
  /** The one that is usual. */
  isMain?: boolean;
  isDangerous?: boolean;
  needsReason?: boolean;
  /** The member concerned reads the reason. */
  isRead?: boolean;
}

/** What else a decision needs: one of several. */
export interface Choice {
  /** The field of the call. */
  field: string;
  label: string;
  placeholder: string;
  problem: string;
  options: readonly SelectOption[];
}

interface ReasonDialogProps {
  action: ActionWords;
  /** What it is about. */
  name: string;
  /** Texts to choose from; they can be changed before they are sent. */
  ready?: readonly string[] | undefined;
  choice?: Choice | undefined;
  onSend: (reason: string | undefined, chosen: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason of a decision, which can be one of those that are used often. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action, name, ready = [], choice, onSend, onDone, onClose } = props;
  const { isDangerous = false, needsReason = false, isRead = false } = action;
  const form = useSmallForm({
    begin: { reason: "", chosen: "" },
    named: choice && { [choice.field]: "chosen" },
    check: ({ reason: text, chosen }) => ({
      chosen: chosen === "" && choice?.problem,
      reason:
        (needsReason || text.trim() !== "") &&
        text.trim().length < AUDIT_REASON[0] &&
        AUDIT_TEXT.reasonNeeded,
    }),
    send: ({ reason: text, chosen }) => onSend(text.trim() || undefined, chosen),
    onSent: () => {
      toast({ title: action.done });
      onDone();
    },
  });
  return (
    <SmallFormDialog
      title={`${action.name}: ${name}`}
      description={action.does}
      form={form}
      sendLabel={action.name}
      tone={isDangerous ? "danger" : "primary"}
      onClose={onClose}
    >
      {choice && (
        <Field label={choice.label} required error={form.problems.chosen}>
          <Select
            options={[{ value: "", label: choice.placeholder }, ...choice.options]}
            {...form.text("chosen")}
          />
        </Field>
      )}
      {ready.length > 0 && (
        <Field label={words.ready} optional>
          <Select
            options={[
              { value: "", label: words.own },
              ...ready.map((text) => ({ value: text, label: text })),
            ]}
            value={ready.includes(form.values.reason) ? form.values.reason : ""}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
      )}
      <Field
        label={words.reason}
        required={needsReason}
        optional={!needsReason}
        error={form.problems.reason}
        hint={isRead ? words.shown : words.kept}
      >
        <TextArea rows={4} maxLength={AUDIT_REASON[1]} {...form.text("reason")} />
      </Field>
    </SmallFormDialog>
  );
}
