import { AUDIT_REASON, AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import {
  GRANT_DAYS_MAX,
  READ_BY_MEMBER,
  USER_TEXT,
  type UserAction,
} from "@cardplaza/contract/admin/user-words";
import type { UserLine } from "@cardplaza/contract/admin/users";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useSignedInAdmin } from "../admin-session.ts";
import { useDecide } from "./use-users.ts";
import { USERS_WORDS } from "./users-words.ts";

const { actions, decision: words } = USERS_WORDS;

interface DecisionDialogProps {
  action: UserAction;
  /** One member, or those who were chosen. */
  about: readonly UserLine[];
  onDone: () => void;
  onClose: () => void;
}

const DANGEROUS: readonly UserAction[] = ["suspend", "erase", "end_premium", "reset_second_step"];

export function DecisionDialog({ action, about, onDone, onClose }: DecisionDialogProps) {
  const { role } = useSignedInAdmin().admin;
  const decide = useDecide();
  const [first] = about;
  const name = about.length === 1 && first ? first.name : undefined;
  const form = useSmallForm({
    begin: { days: action === "suspend" ? "7" : "30", reason: "", confirm: "" },
    check: ({ days, reason, confirm }) => ({
      reason: needsReason(action) && reason.trim().length < AUDIT_REASON[0] && AUDIT_TEXT.reasonNeeded,
      days: action === "grant_premium" && !isGrant(days) && USER_TEXT.daysNeeded,
      confirm: action === "erase" && confirm.trim() !== name && USER_TEXT.confirmName,
    }),
    send: ({ days, reason, confirm }) =>
      decide.mutateAsync({
        about,
        action,
        ...(reason.trim() && { reason: reason.trim() }),
        ...(takesDays(action) && days !== "" && { days: Number(days) }),
        ...(action === "erase" && { confirm }),
      }),
    onSent: ({ done }) => {
      toast({ title: name === undefined ? words.result(done, about.length) : actions[action].done });
      onDone();
    },
  });
  const title =
    name === undefined ? actions[action].forMany(about.length) : `${actions[action].name}: ${name}`;
  return (
    <SmallFormDialog
      title={title}
      description={actions[action].does}
      form={form}
      sendLabel={actions[action].name}
      tone={DANGEROUS.includes(action) ? "danger" : "primary"}
      onClose={onClose}
    >
      {action === "suspend" && (
        <Field label={words.days} required error={form.problems.days}>
          <Select
            options={role === "superadmin" ? DAYS : DAYS.filter(({ value }) => value)}
            {...form.text("days")}
          />
        </Field>
      )}
      {action === "grant_premium" && (
        <Field label={words.grantDays} required error={form.problems.days}>
          <TextField inputMode="numeric" maxLength={GRANT_DIGITS} {...form.text("days")} />
        </Field>
      )}
      {action === "erase" && name !== undefined && (
        <Field label={words.confirm(name)} required error={form.problems.confirm}>
          <TextField autoComplete="off" spellCheck={false} {...form.text("confirm")} />
        </Field>
      )}
      <Field
        label={words.reason}
        required={needsReason(action)}
        error={form.problems.reason}
        hint={READ_BY_MEMBER.includes(action) ? words.reasonShown : words.reasonKept}
      >
        <TextArea rows={3} maxLength={AUDIT_REASON[1]} {...form.text("reason")} />
      </Field>
    </SmallFormDialog>
  );
}

const DAYS = (["1", "7", "30", ""] as const).map((value) => ({ value, label: words.dayOptions[value] }));
const GRANT_DIGITS = String(GRANT_DAYS_MAX).length;
const takesDays = (action: UserAction) => action === "suspend" || action === "grant_premium";
const needsReason = (action: UserAction) => action !== "restore";
const isGrant = (days: string) => /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= GRANT_DAYS_MAX;
