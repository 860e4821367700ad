import { useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { problemText } from "../../../lib/form-problem.ts";
import { useClaimCard } from "./use-team-cards.ts";

/** Asks before it takes the card: one may be signed in as somebody else than the one invited. */
export function ClaimInvite({ code }: { code: string }) {
  const claim = useClaimCard();
  const { user } = useSession();
  const navigate = useNavigate();
  const leave = () => void navigate("/team-cards", { replace: true });
  return (
    <Panel className="mb-6">
      <PanelHeader
        title="A business card was made for you"
        description={`Take it over as ${user?.name ?? ""} (${user?.email ?? ""}). You can then edit it, and its leads and figures are yours.`}
      />
      {claim.isError && (
        <Notice tone="danger" live className="mb-4">
          {problemText(claim.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={claim.isPending} onClick={() => claim.mutate(code, { onSuccess: leave })}>
          Take over this card
        </Button>
        <Button variant="secondary" onClick={leave}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
