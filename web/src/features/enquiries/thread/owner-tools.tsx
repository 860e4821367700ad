import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import {
  type EnquiryStatus,
  isOpenEnquiry,
  ownerMoves,
  OWNER_NOTE_MAX,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { ReceiptIndianRupee } from "lucide-react";
import { useState } from "react";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { GiveAsReferral, GivenReferrals } from "../give-as-referral.tsx";
import { QuoteDialog } from "../quotes/quote-dialog.tsx";
import { useMoveEnquiry } from "../use-enquiry.ts";
import { AssigneeSelect } from "./assignee-select.tsx";
import { LostDialog } from "./lost-dialog.tsx";
import { WonDialog } from "./won-dialog.tsx";

/** What is offered as a button; the first two states move on by themselves. */
const OFFERED: Partial<Record<EnquiryStatus, string>> = {
  quoted: "Mark as quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** A quote, where it goes next, who takes care of it, and a note that only its owner's side sees. */
export function OwnerTools({ enquiry }: { enquiry: Enquiry }) {
  const move = useMoveEnquiry(enquiry._id);
  const [opened, setOpened] = useState<"quote" | "won" | "lost">();
  const moves = ownerMoves(enquiry.status).filter((status) => OFFERED[status]);
  const canQuote = isOpenEnquiry(enquiry.status) && enquiry.senderId !== null;
  // Without a way to reach the buyer there is nobody to refer.
  const canRefer = enquiry.status !== "spam" && Boolean(enquiry.email || enquiry.phone);
  const close = () => setOpened(undefined);
  const go = (status: EnquiryStatus) => {
    if (status === "won" || status === "lost") setOpened(status);
    else
      move.mutate(
        { status },
        {
          onError: (error) =>
            toast({
              title: "The status was not changed",
              description: problemText(error),
              variant: "destructive",
            }),
        },
      );
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {(canQuote || canRefer || moves.length > 0) && (
        <div role="group" aria-label="Next steps for this enquiry" className="flex flex-wrap gap-2">
          {canQuote && (
            <Button size="sm" onClick={() => setOpened("quote")}>
              <ReceiptIndianRupee /> Send a quote
            </Button>
          )}
          {moves.map((status) => (
            <Button
              key={status}
              size="sm"
              variant={status === "spam" ? "ghost" : "secondary"}
              busy={move.isPending && move.variables?.status === status}
              onClick={() => go(status)}
            >
              {OFFERED[status]}
            </Button>
          ))}
          {canRefer && <GiveAsReferral madeOf="enquiry" id={enquiry._id} />}
        </div>
      )}
      <GivenReferrals madeOf="enquiry" id={enquiry._id} />
      {enquiry.team.length > 1 && <AssigneeSelect enquiry={enquiry} />}
      <OwnerNote enquiry={enquiry} />
      {opened === "quote" && <QuoteDialog enquiry={enquiry} onClose={close} />}
      {opened === "won" && <WonDialog enquiry={enquiry} onClose={close} />}
      {opened === "lost" && <LostDialog enquiry={enquiry} onClose={close} />}
    </div>
  );
}

function OwnerNote({ enquiry: { _id, ownerNote, team } }: { enquiry: Enquiry }) {
  const save = useMoveEnquiry(_id);
  const form = useSmallForm({
    begin: { ownerNote: ownerNote ?? "" },
    send: (change) => save.mutateAsync(change),
    problemAt: "ownerNote",
    keptAs: `enquiry-note-${_id}`,
  });
  const [shown, setShown] = useState(form.values.ownerNote !== "");
  if (!shown)
    return (
      <Button variant="link" size="sm" className="w-fit" onClick={() => setShown(true)}>
        Add a private note
      </Button>
    );
  return (
    <form {...form.props} className="grid grid-cols-1 gap-2">
      <Field
        label="Private note"
        hint={team.length > 1 ? "Only your team sees it." : "Only you see it."}
        error={form.problems.ownerNote}
      >
        <TextArea rows={2} className="min-h-16" maxLength={OWNER_NOTE_MAX} {...form.text("ownerNote")} />
      </Field>
      {form.isChanged && (
        <Button type="submit" size="sm" className="w-fit" busy={form.isSending}>
          Save note
        </Button>
      )}
    </form>
  );
}
