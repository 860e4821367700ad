import { inWords } from "../../../lib/problem-text.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { leaveGroup } from "./group-calls.ts";

interface LeaveGroupDialogProps {
  id: string;
  onLeft: () => void;
  onClose: () => void;
}

export function LeaveGroupDialog({ id, onLeft, onClose }: LeaveGroupDialogProps) {
  async function leave() {
    await inWords(leaveGroup(id));
    toast({ title: GROUPS_WORDS.left });
    onLeft();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={GROUPS_WORDS.leaveTitle}
      description={GROUPS_WORDS.leaveText}
      confirmLabel={GROUPS_WORDS.leave}
      onConfirm={leave}
    />
  );
}
