import { CLAIM_REASONS, type ClaimAction } from "@cardplaza/contract/directory/claims/claim-words";
import type { WholeClaim } from "@cardplaza/contract/directory/claims/claims";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { OneSheet } from "../lists/one-sheet.tsx";
import { ReasonDialog } from "../lists/reason-dialog.tsx";
import { ClaimEvidence } from "./claim-evidence.tsx";
import { ClaimParties } from "./claim-parties.tsx";
import { CLAIM_ACTION_WORDS, KEEP_WORDS } from "./claims-words.ts";
import { ShownListing } from "./shown-listing.tsx";
import { useClaim, useDecideClaim } from "./use-claims.ts";

const DANGEROUS: readonly ClaimAction[] = ["reject", "undo"];

/** A claim: the evidence beside the listing, both parties, and what can be decided. */
export function ClaimSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const one = useClaim(id);
  const [asked, setAsked] = useState<ClaimAction | null>(null);
  const hasActions = one.data !== undefined && one.data.actions.length > 0;
  return (
    <>
      <OneSheet
        one={one}
        titleOf={({ listing }) => listing.name}
        isWide
        footer={hasActions && <Decisions claim={one.data} onAsk={setAsked} />}
        onClose={onClose}
      >
        {(claim) => (
          <div className="grid grid-cols-1 gap-x-10 gap-y-8 text-sm lg:grid-cols-2">
            <ClaimEvidence claim={claim} />
            <ShownListing listing={claim.shown} />
            <ClaimParties claim={claim} />
          </div>
        )}
      </OneSheet>
      {asked && one.data && (
        <Decision key={asked} claim={one.data} action={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const wordsOf = (claim: WholeClaim, action: ClaimAction) =>
  action === "approve" && claim.isDisputed ? KEEP_WORDS : CLAIM_ACTION_WORDS[action];

function Decisions({ claim, onAsk }: { claim: WholeClaim; onAsk: (action: ClaimAction) => void }) {
  return claim.actions.map((action) => (
    <Button
      key={action}
      size="sm"
      variant={action === "approve" ? "primary" : "secondary"}
      onClick={() => onAsk(action)}
    >
      {wordsOf(claim, action).name}
    </Button>
  ));
}

interface DecisionProps {
  claim: WholeClaim;
  action: ClaimAction;
  onClose: () => void;
}

function Decision({ claim, action, onClose }: DecisionProps) {
  const decide = useDecideClaim(claim);
  return (
    <ReasonDialog
      action={wordsOf(claim, action)}
      name={claim.listing.name}
      isDangerous={DANGEROUS.includes(action)}
      reason={action === "approve" ? "optional" : "required"}
      isShown={action !== "approve"}
      ready={CLAIM_REASONS[action]}
      onSend={(reason) => decide.mutateAsync({ action, reason })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
