import { Coffee, Gift, HandCoins, Lock } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { useIsPremium } from "../../../plan/use-is-premium.ts";
import type { Slip } from "../referrals-address.ts";

const SLIP_BUTTONS = [
  { slip: "referral", label: "Give a referral", short: "Referral", icon: Gift },
  { slip: "thank-you", label: "Say thank you", short: "Thank you", icon: HandCoins },
  { slip: "one-to-one", label: "Enter a one-to-one", short: "One-to-one", icon: Coffee },
] as const;

interface SlipButtonsProps {
  /** False while the member is on leave. */
  mayRefer: boolean;
  onOpen: (slip: Slip) => void;
}

/** The three slips: in a bar that stays at the thumb on a phone, in a row above the lists elsewhere. */
export function SlipButtons({ mayRefer, onOpen }: SlipButtonsProps) {
  const shown = SLIP_BUTTONS.filter(({ slip }) => mayRefer || slip !== "referral");
  const isLocked = useIsPremium() === false;
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-2 max-sm:hidden">
        {shown.map(({ slip, label, icon: Icon }) => (
          <Button
            key={slip}
            variant={slip === "referral" ? "primary" : "secondary"}
            aria-haspopup="dialog"
            onClick={() => onOpen(slip)}
          >
            <Icon /> {label}
            {slip === "referral" && isLocked && <PremiumMark />}
          </Button>
        ))}
      </div>
      <div
        role="region"
        aria-label="New slips"
        data-own-bar=""
        className="sticky bottom-(--bottom-bar,0px) z-10 order-last -mx-4 mt-6 grid auto-cols-fr grid-flow-col gap-1 border-t border-line bg-raised px-2 pt-1.5 pb-[max(6px,env(safe-area-inset-bottom))] sm:hidden print:hidden"
      >
        {shown.map(({ slip, label, short, icon: Icon }) => (
          <button
            key={slip}
            type="button"
            aria-label={label}
            aria-haspopup="dialog"
            onClick={() => onOpen(slip)}
            className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-field text-xs font-medium text-brand-strong hover:bg-hover"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="flex items-center gap-1">
              {short}
              {slip === "referral" && isLocked && <Lock aria-hidden="true" className="size-3 text-muted" />}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

function PremiumMark() {
  return (
    <>
      <Lock aria-hidden="true" />
      <span className="sr-only">Premium</span>
    </>
  );
}
