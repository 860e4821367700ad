import { LEAD_WORDS } from "@cardplaza/contract/leads/lead-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../plan/use-upgrade-dialog.ts";

/** On the free plan messages are stored, and this shows how many wait. */
export function WaitingLeads() {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const { data } = useQuery({
    ...query["GET /api/leads/waiting"](),
    enabled: premium === false,
    staleTime: 0,
  });
  if (premium !== false || !data || data.count === 0) return null;
  return (
    <Notice
      className="mb-6"
      title={LEAD_WORDS.waiting(data.count)}
      action={
        <Button size="sm" onClick={upgrade.show}>
          Upgrade to read
        </Button>
      }
    >
      Messages from your card are kept for you. My Leads is part of Premium.
    </Notice>
  );
}
