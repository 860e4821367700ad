import { FREE_TEAM_CARDS } from "@cardplaza/contract/plan/plan";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { LayoutTemplate, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TEMPLATE_PATH } from "../team-paths.ts";
import { CardGrid } from "../own-cards/card-grid.tsx";
import { CardList } from "../own-cards/card-list.tsx";
import { GiveBackDialog } from "./give-back-dialog.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LateQrModal } from "../share/late-qr-modal.tsx";
import { RecentlyDeleted } from "../own-cards/recently-deleted.tsx";
import { SectionHeading } from "../own-cards/section-heading.tsx";
import { TeamCardTile } from "./team-card-tile.tsx";
import { useTeamCards, useTeamCardUsage } from "../own-cards/use-team-cards.ts";

export function TeamCards() {
  const cards = useTeamCards();
  const usage = useTeamCardUsage(cards.isError ? undefined : cards.data);
  const [scanned, setScanned] = useState<Card | null>(null);
  const [invited, setInvited] = useState<TeamCard | null>(null);
  const [handed, setHanded] = useState<TeamCard | null>(null);
  const [givenBack, setGivenBack] = useState<TeamCard | null>(null);
  const { used, premium } = usage;
  return (
    <>
      <SectionHeading
        title="Team Cards"
        description={
          used !== undefined && premium === false
            ? `${used} of ${FREE_TEAM_CARDS} used`
            : "Cards that you make for people in your team."
        }
        actions={
          <>
            {premium && (
              <Button asChild variant="secondary">
                <Link to={TEMPLATE_PATH}>
                  <LayoutTemplate /> Template
                </Link>
              </Button>
            )}
            {used !== undefined && cards.data?.length !== 0 && (
              <CreateTeamCard label="Create Team Card" {...usage} />
            )}
          </>
        }
      />
      <CardList
        query={cards}
        what="your team cards"
        empty={
          <EmptyState
            drawing="people"
            title="No Team Cards Found"
            text="Make a card for each person in your team and share it with them."
            action={<CreateTeamCard label="Create First Card" {...usage} />}
          />
        }
      >
        {(list) => (
          <CardGrid cards={list} label="Team cards">
            {(card) => (
              <TeamCardTile
                card={card}
                onShowQr={setScanned}
                onInvite={setInvited}
                onHandOver={setHanded}
                onGiveBack={setGivenBack}
              />
            )}
          </CardGrid>
        )}
      </CardList>
      <RecentlyDeleted of="team" className="mt-6" />
      {scanned && <LateQrModal card={scanned} open onOpenChange={() => setScanned(null)} />}
      {invited && <InviteDialog card={invited} onClose={() => setInvited(null)} />}
      {handed && <HandOverDialog card={handed} onClose={() => setHanded(null)} />}
      {givenBack && <GiveBackDialog card={givenBack} onClose={() => setGivenBack(null)} />}
    </>
  );
}

interface CreateTeamCardProps {
  label: string;
  isFull: boolean;
  refuse: () => void;
}

function CreateTeamCard({ label, isFull, refuse }: CreateTeamCardProps) {
  const words = (
    <>
      <Plus /> {label}
    </>
  );
  if (isFull) return <Button onClick={refuse}>{words}</Button>;
  return (
    <Button asChild>
      <Link to="/create-team-card">{words}</Link>
    </Button>
  );
}
