import type { ThankYou } from "@cardplaza/contract/chapters/referral";
import { THANK_KIND_LABEL, type ReferralBox } from "@cardplaza/contract/chapters/referral-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { type ReactNode, useState } from "react";
import { MessageButton } from "../../../site/message-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { EditThankDialog } from "./slips/edit-thank-dialog.tsx";
import { ListBox } from "./list-box.tsx";
import { PartnerLine } from "./partner-line.tsx";
import { paise } from "./referral-words.ts";
import { useReferralsAddress } from "./use-referrals-address.ts";
import { useThankYous } from "./use-referrals.ts";

const BOXES = [
  { value: "received", label: "Received" },
  { value: "given", label: "Given" },
] as const;
const EMPTY = {
  received: {
    title: "No thank-yous received yet",
    text: "When business you passed on is won, the member thanks you here.",
  },
  given: {
    title: "No thank-yous given yet",
    text: "Say thank you when a referral has become business. Only the two of you see the amount.",
  },
} as const;

export function ThankYouList({ action }: { action?: ReactNode }) {
  const [box, setBox] = useState<ReferralBox>("received");
  const list = useThankYous(box);
  const thankYous = list.data?.pages.flatMap((page) => page.thankYous) ?? [];
  return (
    <>
      <Segmented label="Thank-yous" options={BOXES} value={box} onChange={setBox} className="mb-4 w-fit" />
      <ListBox
        list={list}
        failed="Your thank-yous did not load"
        isEmpty={thankYous.length === 0}
        empty={{ drawing: "people", ...EMPTY[box], action: box === "given" ? action : undefined }}
      >
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {thankYous.map((each) => (
            <li key={each._id} className="min-w-0">
              <ThankYouCard thankYou={each} />
            </li>
          ))}
        </ul>
      </ListBox>
    </>
  );
}

function ThankYouCard({ thankYou }: { thankYou: ThankYou }) {
  const { from, to, isFrom, amountPaise, kind, note, at, editableUntil, referralId } = thankYou;
  const [isEditing, setEditing] = useState(false);
  const address = useReferralsAddress();
  const [openedAt] = useState(() => Date.now());
  const other = isFrom ? to : from;
  const canEdit = isFrom && new Date(editableUntil).getTime() > openedAt;
  return (
    <article className="h-full rounded-card border border-line bg-raised p-4 sm:p-5">
      <PartnerLine partner={other} below={isFrom ? "You thanked them" : "Thanked you"}>
        <p className="text-right">
          <span className="block text-lg font-semibold text-positive tabular-nums">{paise(amountPaise)}</span>
          <span className="block text-xs text-muted">{THANK_KIND_LABEL[kind]}</span>
        </p>
      </PartnerLine>
      {note && <p className="mt-3 rounded-field bg-sunken px-3 py-2 text-sm break-words">{note}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-muted tabular-nums">
        <span className="flex-1">{dayInWords(at)}</span>
        <MessageButton person={other} variant="link" size="sm" />
        {referralId && (
          <Button variant="link" size="sm" aria-haspopup="dialog" onClick={() => address.open(referralId)}>
            Open the referral
          </Button>
        )}
        {canEdit && (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setEditing(true)}>
            Change
          </Button>
        )}
      </div>
      {isEditing && <EditThankDialog thankYou={thankYou} onClose={() => setEditing(false)} />}
    </article>
  );
}
