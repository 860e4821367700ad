import { useSearchParams } from "react-router";
import { ClaimInvite } from "./team/claim-invite.tsx";
import { DashboardFrame } from "./dashboard/dashboard-frame.tsx";
import { TeamCards } from "./team/team-cards.tsx";

/** The team cards at an address of their own; the link of an invitation comes here too. */
export default function TeamCardsPage() {
  const [search] = useSearchParams();
  const code = search.get("invite");
  return (
    <DashboardFrame place="team-cards">
      {code && <ClaimInvite code={code} />}
      <TeamCards />
    </DashboardFrame>
  );
}
