import { CLAIM_REASONS } from "@cardplaza/contract/directory/claims/claim-desk-words";
import { api } from "../../../lib/api.ts";
import { DecisionSheet } from "../lists/decision-sheet.tsx";
import { ClaimEvidence } from "./claim-evidence.tsx";
import { ClaimParties } from "./claim-parties.tsx";
import { CLAIM_ACTION_WORDS, CLAIMS_WORDS, KEEP_WORDS } from "./claims-words.ts";
import { ShownListing } from "./shown-listing.tsx";
import { CLAIM_READS, useClaim } from "./use-claims.ts";

/** A claim: the evidence beside the listing, both parties, and what can be decided. */
export const ClaimSheet = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <DecisionSheet
    one={useClaim(id)}
    nameOf={({ listing }) => listing.name}
    actionsOf={({ actions }) => actions}
    wordsOf={({ isDisputed }, action) =>
      action === "approve" && isDisputed ? KEEP_WORDS : CLAIM_ACTION_WORDS[action]
    }
    ready={CLAIM_REASONS}
    send={({ version }, { action, reason }) =>
      api["PATCH /api/admin/claims/:id"]({ params: { id }, body: { action, reason, version } })
    }
    reads={CLAIM_READS}
    isWide
    onClose={onClose}
  >
    {(claim) => (
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 text-sm lg:grid-cols-2">
        <ClaimEvidence claim={claim} />
        <ShownListing listing={claim.shown} title={CLAIMS_WORDS.sheet.listing} />
        <ClaimParties claim={claim} />
      </div>
    )}
  </DecisionSheet>
);
