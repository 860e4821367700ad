import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { ArrowRightLeft, ChartNoAxesCombined, Send, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { MenuItem } from "../../../ui/overlays/menu.tsx";
import { CardTile } from "../own-cards/card-tile.tsx";
import { toolPath } from "../card-tools.ts";
import { CommonActions, CommonBadges } from "../own-cards/common-actions.tsx";
import { TileMenu } from "../own-cards/tile-menu.tsx";
import { ownerOf } from "../own-cards/use-team-cards.ts";

interface TeamCardTileProps {
  card: TeamCard;
  onShowQr: (card: Card) => void;
  onInvite: (card: TeamCard) => void;
  onHandOver: (card: TeamCard) => void;
  onGiveBack: (card: TeamCard) => void;
}

export function TeamCardTile(props: TeamCardTileProps) {
  const { card, onShowQr, onInvite, onHandOver, onGiveBack } = props;
  const { user } = useSession();
  const owner = ownerOf(card);
  const isOwner = owner._id === user?._id;
  return (
    <CardTile
      card={card}
      author={`Created by ${owner.name}`}
      to={CARD_PATHS.team(card.slug)}
      badges={
        <>
          <CommonBadges card={card} />
          <InviteBadge card={card} isOwner={isOwner} />
        </>
      }
      actions={<CommonActions card={card} section="team-cards" onShowQr={onShowQr} />}
      corner={
        isOwner ? (
          <TileMenu name={card.name}>
            <AnalyticsItem cardId={card._id} />
            {card.invite?.state === "claimed" ? (
              <MenuItem onSelect={() => onHandOver(card)}>
                <ArrowRightLeft /> Hand over
              </MenuItem>
            ) : (
              <MenuItem onSelect={() => onInvite(card)}>
                <Send /> {card.invite?.state === "sent" ? "Invite again" : "Invite by e-mail"}
              </MenuItem>
            )}
          </TileMenu>
        ) : (
          <TileMenu name={card.name}>
            <AnalyticsItem cardId={card._id} />
            <MenuItem onSelect={() => onGiveBack(card)}>
              <Undo2 /> Give back
            </MenuItem>
          </TileMenu>
        )
      }
    />
  );
}

const AnalyticsItem = ({ cardId }: { cardId: string }) => (
  <MenuItem asChild>
    <Link to={toolPath("analytics", cardId)}>
      <ChartNoAxesCombined /> Analytics
    </Link>
  </MenuItem>
);

/** The state of the invitation, in words. */
function InviteBadge({ card, isOwner }: { card: TeamCard; isOwner: boolean }) {
  const [now] = useState(() => Date.now());
  if (!isOwner) return <Badge tone="brand">Yours</Badge>;
  const { invite } = card;
  if (invite?.state === "claimed") return <Badge tone="positive">Taken over</Badge>;
  if (invite?.state !== "sent") return <Badge>Not invited</Badge>;
  const hasEnded = invite.expiresAt !== null && Date.parse(invite.expiresAt) < now;
  return hasEnded ? <Badge>Invitation expired</Badge> : <Badge tone="brand">Invited</Badge>;
}
