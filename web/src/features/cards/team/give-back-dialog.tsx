import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { ownerOf, useHandOver } from "../own-cards/use-team-cards.ts";

/** The holder gives a card back to its owner. */
export function GiveBackDialog({ card, onClose }: { card: TeamCard; onClose: () => void }) {
  const handOver = useHandOver();
  const giveBack = async () => {
    try {
      await handOver.mutateAsync({ id: card._id });
    } catch (error) {
      throw new Error(problemText(error), { cause: error });
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Give back the card of ${card.name}?`}
      description={`You can then no longer edit it. It stays public, and ${ownerOf(card).name} decides who gets it. The leads that you received stay yours.`}
      confirmLabel="Give back"
      onConfirm={giveBack}
    />
  );
}
