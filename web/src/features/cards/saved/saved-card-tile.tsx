import { CARD_PATHS } from "@cardplaza/contract/paths";
import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";
import { BookmarkX, Download, Link2, NotebookPen } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { MenuItem } from "../../../ui/overlays/menu.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { copyLink } from "../../../lib/copy-link.ts";
import { CardTile } from "../own-cards/card-tile.tsx";
import { WaysOffline } from "./ways-offline.tsx";
import { TileMenu } from "../own-cards/tile-menu.tsx";

interface SavedCardTileProps {
  card: SavedCard;
  /** From this device: the card's own page does not open, so its numbers are here. */
  isSavedCopy: boolean;
  onNote: (card: SavedCard) => void;
  onUnsave: (card: SavedCard) => void;
}

export function SavedCardTile({ card, isSavedCopy, onNote, onUnsave }: SavedCardTileProps) {
  const path = CARD_PATHS.saved(card.slug);
  return (
    <CardTile
      card={card}
      author="Saved Card"
      to={card.available && !isSavedCopy ? path : undefined}
      badges={
        (!card.available || card.tags.length > 0) && (
          <>
            {!card.available && <Badge tone="warning">No longer available</Badge>}
            {card.tags.map((tag) => (
              <Badge key={tag}>
                <span className="truncate">{tag}</span>
              </Badge>
            ))}
          </>
        )
      }
      actions={
        <>
          {card.available && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Copy the link of ${card.name}`}
              onClick={() => void copyLink(location.origin + path, CARD_TOAST.copied)}
            >
              <Link2 /> Copy link
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Unsave ${card.name}`}
            onClick={() => onUnsave(card)}
          >
            <BookmarkX /> Unsave
          </Button>
        </>
      }
      corner={
        <TileMenu name={card.name}>
          <MenuItem onSelect={() => onNote(card)}>
            <NotebookPen /> Tags and note
          </MenuItem>
          {card.available && (
            <MenuItem asChild onSelect={() => toast(CARD_TOAST.contactSaved)}>
              <a href={CARD_FILES.vcard(card._id)} download>
                <Download /> Save contact
              </a>
            </MenuItem>
          )}
        </TileMenu>
      }
    >
      {isSavedCopy && <WaysOffline card={card} />}
      {card.note && (
        <p className="mt-3 line-clamp-3 text-sm break-words whitespace-pre-line text-muted">{card.note}</p>
      )}
    </CardTile>
  );
}
