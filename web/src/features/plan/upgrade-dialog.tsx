import { rupees } from "@cardplaza/contract/money";
import {
  FREE_FEATURES,
  PREMIUM_FEATURES,
  PREMIUM_FEATURES_SHOWN_FIRST,
  PREMIUM_PRICE_PAISE,
} from "@cardplaza/contract/plan/plan";
import { PREMIUM_FEATURE_LINES } from "@cardplaza/contract/plan/premium-feature-lines";
import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx";
import { FeatureDrawing } from "./feature-drawing.tsx";
import { UpgradeAction } from "./upgrade-action.tsx";
import { usePurchase } from "./use-purchase.ts";
import { PLAN_WORDS, UPGRADE_WORDS } from "./plan-words.ts";

interface UpgradeDialogProps {
  open: boolean;
  /** The member has the plan and buys its next year. */
  renewing?: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What each plan has, what Premium costs, and the way to buy it. */
export function UpgradeDialog({ open, renewing = false, onOpenChange }: UpgradeDialogProps) {
  const purchase = usePurchase();
  return (
    <Dialog open={open && purchase.step !== "checkout"} onOpenChange={onOpenChange}>
      <DialogContent
        size="wide"
        title={renewing ? UPGRADE_WORDS.renewTitle : UPGRADE_WORDS.upgradeTitle}
        description={UPGRADE_WORDS.description}
      >
        <div className="grid gap-4">
          <Plan
            name={PLAN_WORDS.premium}
            price={rupees(PREMIUM_PRICE_PAISE / 100)}
            period={UPGRADE_WORDS.premiumPeriod}
            highlighted
          >
            <PremiumFeatures />
          </Plan>
          <Plan name={PLAN_WORDS.free} price={rupees(0)} period={UPGRADE_WORDS.freePeriod}>
            <FreeFeatures />
          </Plan>
        </div>
        <UpgradeAction purchase={purchase} />
      </DialogContent>
    </Dialog>
  );
}

function PremiumFeatures() {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {PREMIUM_FEATURES.slice(0, PREMIUM_FEATURES_SHOWN_FIRST).map((feature) => (
          <li key={feature} className="flex items-center gap-3.5">
            <FeatureDrawing feature={feature} />
            <Explained feature={feature} />
          </li>
        ))}
      </ul>
      {all && (
        <ul className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-5 sm:grid-cols-2">
          {PREMIUM_FEATURES.slice(PREMIUM_FEATURES_SHOWN_FIRST).map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
              <Explained feature={feature} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="link" className="mt-4 gap-1" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? UPGRADE_WORDS.less : UPGRADE_WORDS.more}
        <ChevronDown className={cn("transition-transform duration-150", all && "rotate-180")} />
      </Button>
    </>
  );
}

interface PlanProps {
  name: string;
  price: string;
  period: string;
  highlighted?: boolean;
  children: ReactNode;
}

function Plan({ name, price, period, highlighted = false, children }: PlanProps) {
  return (
    <section className={cn("rounded-card border p-4 sm:p-5", highlighted ? "border-brand" : "border-line")}>
      <h3 className={cn("text-base", highlighted && "text-brand-strong")}>{name}</h3>
      <p className="mt-1 mb-4 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-bold tracking-tight tabular-nums">{price}</span>
        <span className="text-sm text-muted">{period}</span>
      </p>
      {children}
    </section>
  );
}

const Explained = ({ feature }: { feature: (typeof PREMIUM_FEATURES)[number] }) => (
  <div className="min-w-0 flex-1 text-sm">
    <p className="font-medium">{feature}</p>
    <p className="text-muted">{PREMIUM_FEATURE_LINES[feature]}</p>
  </div>
);

const FreeFeatures = () => (
  <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
    {FREE_FEATURES.map((feature) => (
      <li key={feature} className="flex items-start gap-2">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
        {feature}
      </li>
    ))}
  </ul>
);
