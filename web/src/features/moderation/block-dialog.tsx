import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { inWords } from "../../lib/problem-text.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";

interface BlockDialogProps {
  person: { _id: string; name: string };
  onBlocked?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before two members no longer see each other. */
export function BlockDialog({ person, onBlocked, onClose }: BlockDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Block ${person.name}?`}
      description="Neither of you sees or reaches the other any more, and a connection between you ends. They are not told. You can lift the block in your settings."
      confirmLabel="Block"
      onConfirm={async () => {
        await inWords(api["PUT /api/blocks/:userId"]({ params: { userId: person._id } }));
        toast({ title: `You blocked ${person.name}` });
        // Whatever shows people may show one fewer now; open lists stay until they are opened again.
        void queryClient.invalidateQueries({ refetchType: "none" });
        onBlocked?.();
      }}
    />
  );
}
