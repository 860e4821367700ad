import type { Requirement } from "@cardplaza/contract/it-services/it-requirements";
import {
  REQUIREMENT_ACTIONS,
  REQUIREMENT_MOVES,
  type RequirementAction,
} from "@cardplaza/contract/it-services/it-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useRequirementWrites } from "./use-requirement.ts";

const WORDS: Record<RequirementAction, { label: string; title: string; text: string }> = {
  shortlist: {
    label: "Stop taking quotes",
    title: "Stop taking quotes?",
    text: "You compare those you have. Nobody else can quote any more.",
  },
  complete: {
    label: "Mark as completed",
    title: "Is the work completed?",
    text: "The provider is told. You can then review them.",
  },
  cancel: {
    label: "Cancel requirement",
    title: "Cancel this requirement?",
    text: "Everybody who quoted is told. This cannot be undone.",
  },
};

/** What the buyer may do with the whole requirement now. */
export function BuyerTools({ requirement }: { requirement: Requirement }) {
  const { move } = useRequirementWrites(requirement._id);
  const [asking, setAsking] = useState<RequirementAction>();
  const actions = REQUIREMENT_ACTIONS.filter((action) =>
    REQUIREMENT_MOVES[action].from.includes(requirement.status),
  );
  if (actions.length === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === "complete" ? "primary" : action === "cancel" ? "ghost" : "secondary"}
          onClick={() => setAsking(action)}
        >
          {WORDS[action].label}
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={WORDS[asking].title}
          description={WORDS[asking].text}
          confirmLabel={WORDS[asking].label}
          cancelLabel="Back"
          tone={asking === "cancel" ? "danger" : "normal"}
          onConfirm={() => move.mutateAsync(asking)}
        />
      )}
    </div>
  );
}
