import { Navigate, useSearchParams } from "react-router";
import { PremiumOnly } from "../../shell/premium-only.tsx";
import { BusinessOwnerCards } from "./dashboard/business-owner-cards.tsx";
import { CardToolScreen } from "./dashboard/card-tool-screen.tsx";
import { findTool } from "./dashboard/card-tools.ts";
import { DashboardFrame } from "./dashboard/dashboard-frame.tsx";
import { MyCard } from "./dashboard/my-card.tsx";
import { SavedCards } from "./dashboard/saved-cards.tsx";
import { DASHBOARD, readSection, sectionFacts } from "./dashboard/sections.ts";
import { TeamCards } from "./dashboard/team-cards.tsx";

export default function DashboardPage() {
  const [search] = useSearchParams();
  const section = readSection(search.get("section"));
  const tool = findTool(search.get("tool"));
  if (tool && section === "my-card") {
    return (
      <PremiumOnly>
        <DashboardFrame section={section}>
          <CardToolScreen tool={tool} />
        </DashboardFrame>
      </PremiumOnly>
    );
  }
  if (sectionFacts(section).premium) {
    return (
      <PremiumOnly>
        <Navigate to={DASHBOARD} replace />
      </PremiumOnly>
    );
  }
  return (
    <DashboardFrame section={section}>
      {section === "my-card" && <MyCard />}
      {section === "team-cards" && <TeamCards />}
      {section === "business-owners" && <BusinessOwnerCards />}
      {section === "saved-cards" && <SavedCards />}
    </DashboardFrame>
  );
}
