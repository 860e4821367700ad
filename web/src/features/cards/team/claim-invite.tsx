import { CARD_PATHS } from "@cardplaza/contract/paths";
import { useNavigate } from "react-router";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { CardTile } from "../own-cards/card-tile.tsx";
import { DASHBOARD } from "../own-cards/sections.ts";
import { ownerOf, useClaimCard, useInvitedCard } from "../own-cards/use-team-cards.ts";

/** Shows the card and asks before claiming it: another member than the invited one may be signed in. */
export function ClaimInvite({ code }: { code: string }) {
  const invited = useInvitedCard(code);
  const claim = useClaimCard();
  const { user } = useSession();
  const navigate = useNavigate();
  const leave = () => void navigate("/team-cards", { replace: true });
  const showCard = ({ _id }: { _id: string }) => void navigate(`${DASHBOARD}?card=${_id}`, { replace: true });
  const problem = claim.error ?? invited.error;
  // A refusal is final. Any other failure can be retried.
  const isOver = problem instanceof ApiError && ["VALIDATION", "CONFLICT"].includes(problem.code ?? "");
  const card = invited.data;
  return (
    <Panel className="mb-6">
      <PanelHeader
        title={isOver ? "Your invitation" : "A business card was made for you"}
        description={
          !isOver &&
          `Take it over as ${user?.name ?? ""}${user?.email ? ` (${user.email})` : ""}. You can then edit it, and its leads and figures are yours.`
        }
      />
      {invited.isPending && (
        <LoadingArea label="Loading the card" className="mb-5 max-w-sm rounded-card border border-line p-5">
          <Skeleton className="h-5 w-2/5" />
          <SkeletonText lines={2} className="mt-3" />
        </LoadingArea>
      )}
      {problem && (
        <Notice tone="danger" live className="mb-4">
          {problemText(problem)}
        </Notice>
      )}
      {card && !isOver && (
        <div className="mb-5 max-w-sm">
          <CardTile
            card={card}
            author={`Created by ${ownerOf(card).name}`}
            to={CARD_PATHS.team(card.slug)}
            actions={null}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {card && !isOver && (
          <Button busy={claim.isPending} onClick={() => claim.mutate(code, { onSuccess: showCard })}>
            Take over this card
          </Button>
        )}
        {invited.isError && !isOver && (
          <Button busy={invited.isFetching} onClick={() => void invited.refetch()}>
            Retry
          </Button>
        )}
        <Button variant="secondary" onClick={leave}>
          {isOver ? "Close" : "Not now"}
        </Button>
      </div>
    </Panel>
  );
}
