import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { buyerMoves, ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { Check, Forward } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAcceptAnswer, useMoveEnquiry } from "../use-enquiry.ts";
import { NextSteps } from "./next-steps.tsx";
import { ForwardDialog } from "./forward-dialog.tsx";

/** Accept an answer, ask others where there is none, or close it. */
export function BuyerTools({ enquiry }: { enquiry: Enquiry }) {
  const { _id, target, targetType, firstResponseAt, acceptedAt, status, canForward, replyMedianMin } =
    enquiry;
  const [forwarding, setForwarding] = useState(false);
  const [closing, setClosing] = useState(false);
  const move = useMoveEnquiry(_id);
  const canClose = buyerMoves(status).includes("closed");
  const canAccept = targetType === "card" && firstResponseAt !== null && !acceptedAt && status !== "closed";
  return (
    <div className="grid grid-cols-1 gap-3">
      {status === "won" && <NextSteps enquiry={enquiry} />}
      {!firstResponseAt && canClose && !canForward && (
        <p className="text-sm text-muted">
          {ENQUIRY_WORDS.sentOnlyTo(target.seller)}{" "}
          {replyMedianMin !== null && `${usuallyReplies(replyMedianMin)}.`}
        </p>
      )}
      {canForward && (
        <Notice
          title="No answer for two days"
          action={
            <Button size="sm" onClick={() => setForwarding(true)}>
              <Forward /> Ask others
            </Button>
          }
        >
          Send the same enquiry to up to three other businesses.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {canAccept && <AcceptButton id={_id} name={target.name} />}
        {canClose && (
          <Button size="sm" variant="secondary" onClick={() => setClosing(true)}>
            Close conversation
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={closing}
        onOpenChange={setClosing}
        title="Close this conversation?"
        description="This closes the conversation. You can still read it."
        confirmLabel="Close conversation"
        onConfirm={() => move.mutateAsync({ status: "closed" }).catch(inWords)}
      />
      {forwarding && <ForwardDialog enquiry={enquiry} onClose={() => setForwarding(false)} />}
    </div>
  );
}

/** Shows each how to reach the other, which cannot be taken back. */
export function AcceptButton({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const accept = useAcceptAnswer(id);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Check /> Accept answer
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="normal"
        title={`Accept ${name}'s answer?`}
        description="You'll see each other's contact details. This cannot be undone."
        confirmLabel="Accept answer"
        onConfirm={() => accept.mutateAsync(undefined).catch(inWords)}
      />
    </>
  );
}

function inWords(error: unknown): never {
  throw new Error(problemText(error), { cause: error });
}
