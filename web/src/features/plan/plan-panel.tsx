import { dayInWords } from "@cardplaza/contract/date-words";
import { RENEW_WITHIN_DAYS } from "@cardplaza/contract/plan/payment-words";
import type { Subscription } from "@cardplaza/contract/plan/subscription";
import { DAY_MS } from "@cardplaza/contract/time";
import { Sparkles } from "lucide-react";
import { Link } from "react-router";
import { UPGRADE } from "../../site/site-links.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { PLAN_WORDS, UPGRADE_WORDS } from "./plan-words.ts";

/** Which plan, since when and until when, and the way to the next year. */
export function PlanPanel({ subscription }: { subscription: Subscription }) {
  const { plan, since, until, canBuy } = subscription;
  if (plan === "free" || !since || !until) return <FreePlan />;
  const renewableFrom = new Date(Date.parse(until) - RENEW_WITHIN_DAYS * DAY_MS).toISOString();
  return (
    <Panel aria-labelledby="plan">
      <PanelHeader
        title={<span id="plan">{PLAN_WORDS.title}</span>}
        actions={<Badge tone="solid">{PLAN_WORDS.premium}</Badge>}
        className="mb-4"
      />
      <dl className="grid grid-cols-2 gap-4 text-sm sm:max-w-md">
        <div>
          <dt className="text-muted">{PLAN_WORDS.since}</dt>
          <dd className="mt-0.5 font-medium tabular-nums">{dayInWords(since)}</dd>
        </div>
        <div>
          <dt className="text-muted">{PLAN_WORDS.until}</dt>
          <dd className="mt-0.5 font-medium tabular-nums">{dayInWords(until)}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5 text-sm">
        {canBuy ? (
          <>
            <p className="min-w-48 flex-1 text-muted">{PLAN_WORDS.renewNow}</p>
            <Button asChild>
              <Link to={UPGRADE.to}>{UPGRADE_WORDS.renew}</Link>
            </Button>
          </>
        ) : (
          <p className="text-muted">{PLAN_WORDS.renewFrom(dayInWords(renewableFrom))}</p>
        )}
      </div>
    </Panel>
  );
}

const FreePlan = () => (
  <Panel aria-labelledby="plan">
    <PanelHeader
      title={<span id="plan">{PLAN_WORDS.title}</span>}
      description={PLAN_WORDS.price}
      actions={<Badge>{PLAN_WORDS.free}</Badge>}
    />
    <Button asChild>
      <Link to={UPGRADE.to}>
        <Sparkles /> {UPGRADE.label}
      </Link>
    </Button>
  </Panel>
);
