import { Lock } from "lucide-react";
import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { useOpenInSight } from "../../../ui/use-open-in-sight.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { REFERRAL_VIEW_LABEL, REFERRAL_VIEWS, type ReferralView, viewPath } from "./referrals-address.ts";

/** These come with the plan. */
const PREMIUM: readonly ReferralView[] = ["given", "sources"];

/** The lists below the chapter's tabs: round, so that they differ from the tabs themselves. */
export function ViewNav({ chapterId, current }: { chapterId: string; current: ReferralView }) {
  const row = useOpenInSight<HTMLUListElement>();
  const isLocked = useIsPremium() === false;
  return (
    <nav aria-label="Referrals" className="mb-5 max-sm:-mx-4">
      <ul ref={row} className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-sm:px-4">
        {REFERRAL_VIEWS.map((view) => (
          <li key={view} className="shrink-0">
            <Link
              to={viewPath(chapterId, view)}
              preventScrollReset
              aria-current={view === current ? "page" : undefined}
              className={cn(
                "relative inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 pointer-coarse:min-h-11",
                view === current
                  ? "border-brand bg-brand-soft text-brand-strong"
                  : "border-line bg-raised hover:border-line-strong hover:bg-hover",
              )}
            >
              {REFERRAL_VIEW_LABEL[view]}
              {isLocked && PREMIUM.includes(view) && (
                <>
                  <Lock aria-hidden="true" className="size-3.5 text-muted" />
                  <span className="sr-only">Premium</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
