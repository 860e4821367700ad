import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { Navigate, useSearchParams } from "react-router";
import { latePart } from "../../first-visit/late-part.ts";
import { LoadingMark } from "../../shell/loading-screen.tsx";
import { PremiumOnly } from "../../shell/premium-only.tsx";
import { BusinessOwnerCards } from "./dashboard/business-owner-cards.tsx";
import { CardToolScreen } from "./tools/card-tool-screen.tsx";
import { findTool, toolFacts } from "./tools/card-tools.ts";
import { DashboardFrame } from "./dashboard/dashboard-frame.tsx";
import { MyCard } from "./dashboard/my-card.tsx";
import { SavedCards } from "./saved/saved-cards.tsx";
import { DASHBOARD, readSection, type Section, sectionFacts } from "./dashboard/sections.ts";
import { TeamCards } from "./team/team-cards.tsx";

/** Loaded when they are opened: most members see none of them. */
const PREMIUM_SCREENS: Partial<Record<Section, LazyExoticComponent<ComponentType>>> = {
  customization: latePart(() =>
    import("./customization/personalization.tsx").then((module) => module.Personalization),
  ),
  "my-leads": latePart(() => import("../leads/my-leads.tsx").then((module) => module.MyLeads)),
};

export default function DashboardPage() {
  const [search] = useSearchParams();
  const section = readSection(search.get("section"));
  const tool = findTool(search.get("tool"));
  if (tool && section === "my-card") {
    return (
      <PremiumOnly>
        <DashboardFrame place={tool}>
          <CardToolScreen tool={toolFacts(tool)} />
        </DashboardFrame>
      </PremiumOnly>
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
      {section === "my-card" && <MyCard />}
      {section === "team-cards" && <TeamCards />}
      {section === "business-owners" && <BusinessOwnerCards />}
      {section === "saved-cards" && <SavedCards />}
    </DashboardFrame>
  );
}
