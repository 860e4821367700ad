import { dayInWords } from "@cardplaza/contract/date-words";
import {
  CLAIM_METHOD_WORDS,
  CLAIM_NOTE_MAX,
  CLAIM_ROLE_WORDS,
  type ClaimAnswer,
} from "@cardplaza/contract/directory/claims/claim-words";
import type { ReceivedClaim } from "@cardplaza/contract/directory/claims/claims";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useAnswerClaim } from "./use-claims.ts";

const ANSWERED: Record<ClaimAnswer, string> = {
  approve: "You have approved it.",
  dispute: "You have disputed it.",
};

/** One claim with the owner's two answers; after a transfer only that it is wrong. */
export function ReceivedClaimItem({ claim }: { claim: ReceivedClaim }) {
  const { claimant, role, method, note, createdAt, answerBy, disputeBy, status, answer } = claim;
  const isHandedOver = status === "approved";
  const canAnswer = isHandedOver ? disputeBy !== null && answer !== "dispute" : status === "owner_notified";
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 font-medium break-words">
          {isHandedOver ? `${claim.listing.name} now belongs to ${claimant.name}` : claimant.name}
        </p>
        {!canAnswer && <Badge tone="brand">We look at it</Badge>}
      </div>
      <p className="text-muted">
        As {CLAIM_ROLE_WORDS[role].toLowerCase()} · {CLAIM_METHOD_WORDS[method]} · {dayInWords(createdAt)}
      </p>
      {note && <p className="break-words whitespace-pre-line">“{note}”</p>}
      {answer && !canAnswer && <p>{ANSWERED[answer]}</p>}
      {canAnswer && <Answer claim={claim} until={(isHandedOver ? disputeBy : answerBy) ?? createdAt} />}
    </div>
  );
}

function Answer({ claim, until }: { claim: ReceivedClaim; until: string }) {
  const [note, setNote] = useState("");
  const respond = useAnswerClaim(claim._id);
  const send = (decision: ClaimAnswer) => !respond.isPending && respond.mutate({ decision, note });
  const isSaying = (decision: ClaimAnswer) => respond.isPending && respond.variables.decision === decision;
  return (
    <>
      <Field label="Note to our team" optional hint={`You can answer until ${dayInWords(until)}.`}>
        <TextArea
          rows={2}
          maxLength={CLAIM_NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {respond.isError && (
        <Notice tone="danger" live>
          {problemText(respond.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {claim.status !== "approved" && (
          <Button variant="secondary" busy={isSaying("approve")} onClick={() => send("approve")}>
            Approve
          </Button>
        )}
        <Button variant="danger" busy={isSaying("dispute")} onClick={() => send("dispute")}>
          Dispute
        </Button>
      </div>
    </>
  );
}
