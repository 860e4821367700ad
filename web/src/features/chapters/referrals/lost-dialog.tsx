import type { Referral } from "@cardplaza/contract/chapters/referral";
import { AnswerDialog } from "./answer-dialog.tsx";
import { firstName } from "./referral-words.ts";

export function LostDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  return (
    <AnswerDialog
      referral={referral}
      title="Lost"
      description={`${firstName(referral.giver)} sees that it did not become business.`}
      sendLabel="Mark as lost"
      onClose={onClose}
      answer={() => ({ action: "lost" })}
    />
  );
}
