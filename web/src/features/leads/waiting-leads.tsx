import { LEAD_WORDS } from "@cardplaza/contract/leads/lead-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { query } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../plan/use-upgrade-dialog.ts";
import { PushOffer } from "../push/push-offer.tsx";
import { leadPath } from "./lead-path.ts";

/** On the free plan: who wrote and what, and where it was mailed to. */
export function WaitingLeads() {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const { data } = useQuery({
    ...query["GET /api/leads/waiting"](),
    enabled: premium === false,
    staleTime: 0,
  });
  if (premium !== false || !data || data.count === 0) return null;
  const { count, newest = [], mailedTo } = data;
  return (
    <>
      <PushOffer isDue className="mb-6" />
      <Notice
        className="mb-6"
        title={LEAD_WORDS.waiting(count)}
        action={
          <Button size="sm" variant="secondary" onClick={upgrade.show}>
            See Premium
          </Button>
        }
      >
        <p>
          {mailedTo ? LEAD_WORDS.mailedTo(count, mailedTo) : LEAD_WORDS.notMailed}{" "}
          {LEAD_WORDS.withPremium(count)}
        </p>
        <ul aria-label="Messages from your card" className="mt-2 grid grid-cols-1 gap-2">
          {newest.map(({ _id, name, message }) => (
            <li key={_id} className="min-w-0">
              <Link
                to={leadPath(_id)}
                className="font-medium wrap-anywhere underline decoration-ink/30 underline-offset-4 hover:decoration-current"
              >
                {name}
              </Link>
              <p className="line-clamp-2 wrap-anywhere whitespace-pre-line">{message}</p>
            </li>
          ))}
        </ul>
      </Notice>
    </>
  );
}
