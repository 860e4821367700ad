import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { PanelLeft, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { BOTTOM_BAR_SPACE, BottomBar } from "../../../site/bottom-bar.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { SideMenu } from "../../../site/side-menu.tsx";
import { UPGRADE } from "../../../site/site-links.ts";
import { useSideMenu } from "../../../site/use-side-menu.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { TooltipProvider } from "../../../ui/overlays/tooltip.tsx";
import { UnconfirmedBanner } from "../../accounts/contact-change/unconfirmed-banner.tsx";
import { pathAfterPurchase } from "../../plan/after-purchase.ts";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useCanRenew } from "../../plan/use-subscription.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { toolFacts } from "../tools/card-tools.ts";
import { dashboardBar, dashboardMenu, type DashboardPlace } from "./dashboard-menu.ts";
import { PublishedMoment } from "../share/published-moment.tsx";
import { isSection, SECTIONS } from "./sections.ts";

/** As specified: either of them opens or closes the sidebar. */
const TOGGLE_EVENTS = ["toggle-sidebar", "toggle-dbc-sidebar"];

interface DashboardFrameProps {
  place: DashboardPlace;
  children: ReactNode;
}

/** The sidebar beside a section, or a bar and a sheet on small screens, and the upgrade dialog over all. */
export function DashboardFrame({ place, children }: DashboardFrameProps) {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const renewing = useCanRenew(upgrade.isOpen && premium === true);
  const location = useLocation();
  const { isSheet, isOpen, setOpen } = useSideMenu(TOGGLE_EVENTS);
  const viewing = { current: place, premium, onUpgrade: upgrade.show };
  const label = isSection(place) ? SECTIONS[place].label : toolFacts(place).label;
  const sidebar = (
    <SideMenu
      label="Cards dashboard"
      groups={dashboardMenu(viewing)}
      foot={
        premium === false && (
          <Button onClick={upgrade.show} className="w-full">
            <Sparkles /> {UPGRADE.label}
          </Button>
        )
      }
    />
  );
  // A member who has the plan already goes on to where they wanted to go.
  if (premium && upgrade.isOpen && (upgrade.redirect || renewing === false))
    return <Navigate to={pathAfterPurchase(location)} replace />;
  return (
    <TooltipProvider>
      <title>{`${label} · ${PRODUCT_NAME}`}</title>
      <div className={cn(PAGE_WIDTH, "flex flex-1 gap-8 py-6 sm:py-8", isSheet && BOTTOM_BAR_SPACE)}>
        {!isSheet && isOpen && (
          <aside className="w-58 shrink-0">
            <div className="sticky top-20 -mx-1 max-h-[calc(100dvh-6rem)] overflow-y-auto px-1 pb-1">
              {sidebar}
            </div>
          </aside>
        )}
        <div className="min-w-0 flex-1">
          {!isSheet && !isOpen && (
            <Button
              variant="secondary"
              className="mb-5"
              aria-label={`${label}, open the sections`}
              aria-expanded={false}
              onClick={() => setOpen(true)}
            >
              <PanelLeft /> {label}
            </Button>
          )}
          <UnconfirmedBanner />
          {children}
        </div>
      </div>
      {isSheet && (
        <BottomBar
          label="Daily tools"
          entries={dashboardBar(viewing)}
          isMoreOpen={isOpen}
          onMore={() => setOpen(true)}
        />
      )}
      <Sheet open={isSheet && isOpen} onOpenChange={setOpen}>
        <SheetContent title="Digital Business Cards" side="left">
          {sidebar}
        </SheetContent>
      </Sheet>
      <PublishedMoment />
      <LateUpgradeDialog
        open={upgrade.isOpen && (premium === false || renewing === true)}
        renewing={renewing}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </TooltipProvider>
  );
}
