import { referralPath, giveReferralPath, OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { REFERRAL_STATUS_LABEL } from "@cardplaza/contract/enquiries/passed-on";
import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { Link } from "react-router";
import { query } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";

interface MadeOf {
  madeOf: "lead" | "enquiry";
  id: string;
}

/** Passes a lead or an enquiry on to a member of a chapter. */
export function GiveAsReferral({ madeOf, id }: MadeOf) {
  return (
    <Button asChild size="sm" variant="secondary">
      <Link to={giveReferralPath(madeOf, id)}>
        <Gift /> Pass on as a referral
      </Link>
    </Button>
  );
}

/** The referrals that were made of it, each with its state. Following them comes with the plan. */
export function GivenReferrals({ madeOf, id }: MadeOf) {
  const premium = useIsPremium();
  const { data } = useQuery({
    ...query["GET /api/referrals"]({
      query: { box: "given", ...(madeOf === "lead" ? { leadId: id } : { enquiryId: id }) },
    }),
    enabled: premium === true,
    staleTime: 0,
  });
  if (!data || data.referrals.length === 0) return null;
  return (
    <ul aria-label="Passed on as a referral" className="grid grid-cols-1 gap-1 text-sm">
      {data.referrals.map(({ _id, receiver, giver, status }) => (
        <li key={_id} className="flex items-start gap-2">
          <Gift aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="min-w-0 break-words">
            Passed on to {receiver.name}:{" "}
            <Link
              to={giver.chapter ? referralPath(giver.chapter._id, _id) : OFFLINE_NETWORKING_PATH}
              className="touch-area text-brand-strong underline underline-offset-4"
            >
              {status === "given" ? "waiting for an answer" : REFERRAL_STATUS_LABEL[status].toLowerCase()}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
