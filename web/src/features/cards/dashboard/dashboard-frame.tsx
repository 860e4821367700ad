import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { MenuFrame } from "../../../site/menu-frame.tsx";
import { SideMenu } from "../../../site/side-menu.tsx";
import { UPGRADE } from "../../../site/site-links.ts";
import { useSideMenu } from "../../../site/use-side-menu.ts";
import { Button } from "../../../ui/button.tsx";
import { TooltipProvider } from "../../../ui/overlays/tooltip.tsx";
import { UnconfirmedBanner } from "../../accounts/contact-change/unconfirmed-banner.tsx";
import { pathAfterPurchase } from "../../plan/after-purchase.ts";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useCanRenew } from "../../plan/use-subscription.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { toolFacts } from "../card-tools.ts";
import { dashboardBar, dashboardMenu, type DashboardPlace } from "./dashboard-menu.ts";
import { PublishedMoment } from "../share/published-moment.tsx";
import { isSection, SECTIONS } from "../own-cards/sections.ts";

interface DashboardFrameProps {
  place: DashboardPlace;
  children: ReactNode;
}

/** A section with the menu of the dashboard, and the upgrade dialog over all. */
export function DashboardFrame({ place, children }: DashboardFrameProps) {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const renewing = useCanRenew(upgrade.isOpen && premium === true);
  const location = useLocation();
  const sideMenu = useSideMenu();
  const viewing = { current: place, premium, onUpgrade: upgrade.show };
  const label = isSection(place) ? SECTIONS[place].label : toolFacts(place).label;
  const menu = (
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
      <MenuFrame
        state={sideMenu}
        menu={menu}
        menuWidth="w-58"
        title="Digital Business Cards"
        label={label}
        bar={dashboardBar(viewing)}
      >
        <UnconfirmedBanner afterFirstCard />
        {children}
      </MenuFrame>
      <PublishedMoment />
      <LateUpgradeDialog
        open={upgrade.isOpen && (premium === false || renewing === true)}
        renewing={renewing}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </TooltipProvider>
  );
}
