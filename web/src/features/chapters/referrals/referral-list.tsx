import type { ReferralBox } from "@cardplaza/contract/chapters/referral-words";
import {
  REFERRAL_STATUSES,
  REFERRAL_STATUS_LABEL,
  type ReferralStatus,
} from "@cardplaza/contract/enquiries/passed-on";
import { type ReactNode, useState } from "react";
import { ToggleChip } from "../../../ui/chip.tsx";
import { ListBox } from "./list-box.tsx";
import { ReferralCard } from "./referral-card.tsx";
import { useReferralsAddress } from "./use-referrals-address.ts";
import { useReferrals } from "./use-referrals.ts";

const EMPTY = {
  received: {
    title: "No referrals received yet",
    text: "When a member passes business on to you, it comes here and you answer it with one tap.",
  },
  given: {
    title: "No referrals given yet",
    text: "Pass business on to a member and track the result here.",
  },
} as const;

/** A given referral waits for its receiver. */
const chipLabel = (status: ReferralStatus, box: ReferralBox) =>
  status === "given" ? (box === "received" ? "To answer" : "Waiting") : REFERRAL_STATUS_LABEL[status];

/** The member's referrals of one box, with a chip for each state that occurs. */
export function ReferralList({ box, action }: { box: ReferralBox; action?: ReactNode }) {
  const [status, setStatus] = useState<ReferralStatus | null>(null);
  const list = useReferrals(box, status);
  const address = useReferralsAddress();
  const [page] = list.data?.pages ?? [];
  const counts = page?.counts ?? {};
  const referrals = list.data?.pages.flatMap((each) => each.referrals) ?? [];
  const shown = REFERRAL_STATUSES.filter((each) => (counts[each] ?? 0) > 0 || each === status);
  return (
    <>
      {shown.length > 1 || status ? (
        <div role="group" aria-label="Status" className="mb-4 flex flex-wrap gap-2">
          <ToggleChip pressed={status === null} onClick={() => setStatus(null)}>
            All
          </ToggleChip>
          {shown.map((each) => (
            <ToggleChip
              key={each}
              pressed={status === each}
              onClick={() => setStatus(status === each ? null : each)}
            >
              {chipLabel(each, box)}
              <span className="tabular-nums">{(counts[each] ?? 0).toLocaleString("en-IN")}</span>
            </ToggleChip>
          ))}
        </div>
      ) : null}
      <ListBox
        list={list}
        failed="Your referrals did not load"
        isEmpty={referrals.length === 0}
        empty={
          status
            ? { drawing: "inbox", title: `No referrals under “${chipLabel(status, box)}”` }
            : { drawing: "inbox", ...EMPTY[box], action }
        }
      >
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {referrals.map((referral) => (
            <li key={referral._id} className="min-w-0">
              <ReferralCard
                referral={referral}
                onOpen={() => address.open(referral._id)}
                onThank={() => address.openSlip("thank-you", referral._id)}
              />
            </li>
          ))}
        </ul>
      </ListBox>
    </>
  );
}
