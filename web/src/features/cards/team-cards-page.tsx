import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { ClaimInvite } from "./team/claim-invite.tsx";
import { DashboardFrame } from "./dashboard/dashboard-frame.tsx";
import { TeamCards } from "./team/team-cards.tsx";

/** The team cards at an address of their own; the link of an invitation comes here too. */
export default function TeamCardsPage() {
  const [code] = useAddressParam("invite");
  return (
    <DashboardFrame place="team-cards">
      {code && <ClaimInvite code={code} />}
      <TeamCards />
    </DashboardFrame>
  );
}
