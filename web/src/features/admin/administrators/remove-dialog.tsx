import type { Administrator } from "@cardplaza/contract/admin/admins";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ADMINS_WORDS } from "../admin-words.ts";
import { ReasonField } from "./reason-field.tsx";
import { reasonProblem } from "./reason-problem.ts";
import { useChangeAdmin } from "./use-admins.ts";

interface RemoveDialogProps {
  admin: Administrator;
  onClose: () => void;
}

export function RemoveDialog({ admin, onClose }: RemoveDialogProps) {
  const change = useChangeAdmin();
  const form = useSmallForm({
    begin: { reason: "" },
    check: ({ reason }) => ({ reason: reasonProblem(reason) }),
    send: ({ reason }) => change.mutateAsync({ admin, reason, isRemoval: true }),
    onSent: () => {
      toast({ title: ADMINS_WORDS.removed(admin.name) });
      onClose();
    },
  });
  return (
    <SmallFormDialog
      title={ADMINS_WORDS.removeTitle(admin.name)}
      description={ADMINS_WORDS.removeIntro(admin.name)}
      form={form}
      sendLabel={ADMINS_WORDS.remove}
      tone="danger"
      onClose={onClose}
    >
      <ReasonField problem={form.problems.reason} control={form.text("reason")} />
    </SmallFormDialog>
  );
}
