import type { Administrator } from "@cardplaza/contract/admin/admins";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ADMINS_WORDS } from "../admin-words.ts";
import { ROLES } from "../roles.ts";
import { ReasonField } from "./reason-field.tsx";
import { reasonProblem } from "./reason-problem.ts";
import { RoleField } from "./role-field.tsx";
import { useChangeAdmin } from "./use-admins.ts";

interface RoleDialogProps {
  admin: Administrator;
  onClose: () => void;
}

export function RoleDialog({ admin, onClose }: RoleDialogProps) {
  const change = useChangeAdmin();
  const form = useSmallForm({
    begin: { role: admin.role, reason: "" },
    check: ({ role, reason }) => ({
      role: role === admin.role && ADMINS_WORDS.chooseRole,
      reason: reasonProblem(reason),
    }),
    send: (values) => change.mutateAsync({ admin, ...values }),
    onSent: (_, { role }) => {
      toast({ title: ADMINS_WORDS.changed(admin.name, ROLES[role].name) });
      onClose();
    },
  });
  return (
    <SmallFormDialog
      title={ADMINS_WORDS.changeRoleOf(admin.name)}
      description={ADMINS_WORDS.changeRoleIntro}
      form={form}
      sendLabel={ADMINS_WORDS.changeRole}
      onClose={onClose}
    >
      <RoleField role={form.values.role} problem={form.problems.role} control={form.text("role")} />
      <ReasonField problem={form.problems.reason} control={form.text("reason")} />
    </SmallFormDialog>
  );
}
