import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { Navigate, useSearchParams } from "react-router";
import { latePart } from "../first-visit/late-part.ts";
import { LoadingMark } from "../site/loading-screen.tsx";
import { PremiumOnly } from "../site/premium-only.tsx";
import { BusinessOwnerCards } from "../features/cards/dashboard/business-owner-cards.tsx";
import { CardToolScreen } from "../features/cards/tools/card-tool-screen.tsx";
import { findTool, toolFacts } from "../features/cards/card-tools.ts";
import { DashboardFrame } from "../features/cards/dashboard/dashboard-frame.tsx";
import { MyCard } from "../features/cards/dashboard/my-card.tsx";
import { SavedCards } from "../features/cards/saved/saved-cards.tsx";
import { DASHBOARD, readSection, type Section, sectionFacts } from "../features/cards/own-cards/sections.ts";
import { TeamCards } from "../features/cards/team/team-cards.tsx";
import { FirstMinute } from "../features/people/first-minute/late-first-minute.tsx";
import { WaitingLeads } from "../features/leads/waiting-leads.tsx";
import { WaitingMessage } from "../features/leads/waiting-message.tsx";
import { useIsPremium } from "../features/plan/use-is-premium.ts";

/** Loaded when they are opened: most members see none of them. */
const PREMIUM_SCREENS: Partial<Record<Section, LazyExoticComponent<ComponentType>>> = {
  customization: latePart(() =>
    import("../features/cards/customization/personalization.tsx").then((module) => module.Personalization),
  ),
  "my-leads": latePart(() => import("../features/leads/my-leads.tsx").then((module) => module.ReceivedLeads)),
};

export default function DashboardPage() {
  const [search] = useSearchParams();
  const section = readSection(search.get("section"));
  const tool = findTool(search.get("tool"));
  const premium = useIsPremium();
  if (tool && section === "my-card") {
    return (
      <PremiumOnly>
        <DashboardFrame place={tool}>
          <CardToolScreen tool={toolFacts(tool)} />
        </DashboardFrame>
      </PremiumOnly>
    );
  }
  const lead = search.get("lead");
  if (premium === false && section === "my-leads" && lead) {
    return (
      <DashboardFrame place={section}>
        <WaitingMessage id={lead} />
      </DashboardFrame>
    );
  }
  if (sectionFacts(section).premium) {
    const Screen = PREMIUM_SCREENS[section];
    return (
      <PremiumOnly>
        {Screen ? (
          <DashboardFrame place={section}>
            <Suspense fallback={<LoadingMark className="min-h-[60dvh]" />}>
              <Screen />
            </Suspense>
          </DashboardFrame>
        ) : (
          <Navigate to={DASHBOARD} replace />
        )}
      </PremiumOnly>
    );
  }
  return (
    <DashboardFrame place={section}>
      {section === "my-card" && (
        <MyCard
          notice={
            <>
              <FirstMinute className="mb-5" />
              <WaitingLeads />
            </>
          }
        />
      )}
      {section === "team-cards" && <TeamCards />}
      {section === "business-owners" && <BusinessOwnerCards />}
      {section === "saved-cards" && <SavedCards />}
    </DashboardFrame>
  );
}
