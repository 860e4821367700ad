import type { Card } from "@cardplaza/contract/cards/cards";
import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { DeleteCardDialog } from "./delete-card-dialog.tsx";
import { showLimitToast } from "../show-limit-toast.ts";
import { useDuplicateCard } from "./use-duplicate-card.ts";

interface EditActionsProps {
  card: Card;
  isDirty: boolean;
  onLeave: (to?: string) => void;
}

export function EditActions({ card, isDirty, onLeave }: EditActionsProps) {
  const [deleting, setDeleting] = useState(false);
  const duplicate = useDuplicateCard(card);
  const upgrade = useUpgradeDialog();
  const premium = useIsPremium();
  const { user } = useSession();
  // Only the owner deletes a team card. Its holder gives it back under Team Cards.
  const isOwner = typeof card.user_id === "string" || card.user_id._id === user?._id;
  const copy = () => {
    if (isDirty)
      return toast({ title: "Save your changes first", description: "The copy is made of the saved card." });
    duplicate.mutate(undefined, {
      onSuccess(made) {
        toast({ title: "Card duplicated", description: "This is the copy. Change what is different." });
        onLeave(`/edit-card/${made._id}`);
      },
      onError(error) {
        if (!duplicate.isAtLimit(error))
          return toast({ title: "Not duplicated", description: problemText(error), variant: "destructive" });
        showLimitToast();
        upgrade.show();
      },
    });
  };
  return (
    <div className="flex gap-2">
      <Button variant="secondary" busy={duplicate.isPending} onClick={copy}>
        {!duplicate.isPending && <Copy />} Duplicate
      </Button>
      {isOwner && (
        <Button variant="secondary" className="text-danger" onClick={() => setDeleting(true)}>
          <Trash2 /> Delete
        </Button>
      )}
      {deleting && (
        <DeleteCardDialog card={card} onClose={() => setDeleting(false)} onDeleted={() => onLeave()} />
      )}
      <LateUpgradeDialog
        open={upgrade.isOpen && premium === false}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </div>
  );
}
