import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { PAGE_WIDTH } from "../../../shell/page-width.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Sheet, SheetContent } from "../../../ui/sheet.tsx";
import { TooltipProvider } from "../../../ui/tooltip.tsx";
import { UnconfirmedBanner } from "../../accounts/unconfirmed-banner.tsx";
import { pathAfterPurchase } from "../../plan/after-purchase.ts";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useCanRenew } from "../../plan/use-subscription.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { LateShareMoment } from "./late-share-moment.tsx";
import { type Section, SECTIONS } from "./sections.ts";
import { Sidebar } from "./sidebar.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** The sidebar beside a section, or in a sheet on small screens, and the upgrade dialog over both. */
export function DashboardFrame({ section, children }: { section: Section; children: ReactNode }) {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const renewing = useCanRenew(upgrade.isOpen && premium === true);
  const location = useLocation();
  const { isSheet, isOpen, setOpen } = useSidebar();
  const sidebar = <Sidebar current={section} premium={premium} onUpgrade={upgrade.show} />;
  // A member who has the plan already goes on to where they wanted to go.
  if (premium && upgrade.isOpen && (upgrade.redirect || renewing === false))
    return <Navigate to={pathAfterPurchase(location)} replace />;
  return (
    <TooltipProvider>
      <title>{`${SECTIONS[section].label} · ${PRODUCT_NAME}`}</title>
      <div className={cn(PAGE_WIDTH, "flex flex-1 gap-8 py-6 sm:py-8")}>
        {!isSheet && isOpen && (
          <aside className="w-58 shrink-0">
            <div className="sticky top-24">{sidebar}</div>
          </aside>
        )}
        <div className="min-w-0 flex-1">
          {(isSheet || !isOpen) && (
            <Button
              variant="secondary"
              className="mb-5"
              aria-label={`${SECTIONS[section].label}, open the sections`}
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              <PanelLeft /> {SECTIONS[section].label}
            </Button>
          )}
          <UnconfirmedBanner />
          {children}
        </div>
      </div>
      <Sheet open={isSheet && isOpen} onOpenChange={setOpen}>
        <SheetContent title="Digital Business Cards" side="left">
          {sidebar}
        </SheetContent>
      </Sheet>
      <LateShareMoment />
      <LateUpgradeDialog
        open={upgrade.isOpen && (premium === false || renewing === true)}
        renewing={renewing}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </TooltipProvider>
  );
}
