import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CardGrid } from "../own-cards/card-grid.tsx";
import { CardList } from "../own-cards/card-list.tsx";
import { CardTile } from "../own-cards/card-tile.tsx";
import { CommonActions, CommonBadges } from "../own-cards/common-actions.tsx";
import { DeleteCardDialog } from "./delete-card-dialog.tsx";
import { LateQrModal } from "../share/late-qr-modal.tsx";
import { RecentlyDeleted } from "../own-cards/recently-deleted.tsx";
import { SectionHeading } from "../own-cards/section-heading.tsx";
import { withWayBack } from "../own-cards/sections.ts";
import { useBusinessOwnerCards, useDeleteCard } from "../own-cards/use-own-cards.ts";

/** All of the member's own cards but the main one. */
export function BusinessOwnerCards() {
  const cards = useBusinessOwnerCards();
  const remove = useDeleteCard();
  const { user } = useSession();
  const [leaving, setLeaving] = useState<Card | null>(null);
  const [scanned, setScanned] = useState<Card | null>(null);
  const create = (
    <Button asChild>
      <Link to={withWayBack("/create-card", "business-owners")}>
        <Plus /> Create Card
      </Link>
    </Button>
  );
  return (
    <>
      <SectionHeading
        title="Business Owner Cards"
        description="More cards of your own, one for each business or role."
        actions={cards.data && cards.data.length > 0 && create}
      />
      <CardList
        query={cards}
        what="your business cards"
        empty={
          <EmptyState
            drawing="cards"
            title="No business cards yet"
            text="Make one for each business you run."
            action={create}
          />
        }
      >
        {(list) => (
          <CardGrid cards={list} label="Business owner cards">
            {(card) => (
              <CardTile
                card={card}
                author={`Created by ${user?.name ?? ""}`}
                to={CARD_PATHS.card(card.slug)}
                badges={card.isIncomplete && <CommonBadges card={card} />}
                actions={<CommonActions card={card} section="business-owners" onShowQr={setScanned} />}
                corner={
                  card.type === "business" && (
                    <Button
                      variant="ghost"
                      size="icon-sm"
                      aria-label={`Delete ${card.name}`}
                      onClick={() => setLeaving(card)}
                      className="text-danger"
                    >
                      <Trash2 />
                    </Button>
                  )
                }
              />
            )}
          </CardGrid>
        )}
      </CardList>
      <RecentlyDeleted of="own" className="mt-6" />
      <DeleteCardDialog
        card={leaving}
        onClose={() => setLeaving(null)}
        onDelete={(card) => remove.mutateAsync(card)}
      />
      {scanned && <LateQrModal card={scanned} open onOpenChange={() => setScanned(null)} />}
    </>
  );
}
