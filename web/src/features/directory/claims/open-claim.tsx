import { dayInWords } from "@cardplaza/contract/date-words";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { Claim } from "@cardplaza/contract/directory/claims/claims";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ClaimCode } from "./claim-code.tsx";
import { SendMore } from "./send-more.tsx";
import { useWithdrawClaim } from "./use-claims.ts";

/** The state of a claim and the next step. */
export function OpenClaim({ claim }: { claim: Claim }) {
  const withdraw = useWithdrawClaim(claim);
  const back = (label: string) => (
    <Button variant="ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {label}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {claim.status === "submitted" ? (
        <ClaimCode claim={claim} back={back("Choose another way")} />
      ) : claim.status === "more_needed" ? (
        <SendMore claim={claim} back={back("Withdraw the claim")} />
      ) : (
        <>
          <Notice title={claim.status === "owner_notified" ? "We have asked the owner" : "Thank you"}>
            {claim.status === "owner_notified" && claim.answerBy
              ? `The owner can answer until ${dayInWords(claim.answerBy)}. Then we decide and tell you.`
              : CLAIM_TEXT.waits}
          </Notice>
          <div>{back("Withdraw the claim")}</div>
        </>
      )}
      {withdraw.isError && (
        <Notice tone="danger" live>
          {problemText(withdraw.error)}
        </Notice>
      )}
    </div>
  );
}
