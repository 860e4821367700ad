import type { Card } from "@cardplaza/contract/cards/cards";
import { MessageCircle, Pencil, QrCode, Share2 } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { shareCard, shareOnWhatsApp } from "../share/use-share-card.ts";
import { type Section, withWayBack } from "./sections.ts";

interface CommonActionsProps {
  card: Card;
  /** Where the form leads back to. */
  section: Section;
  onShowQr: (card: Card) => void;
}

/** The actions on each card that the member may edit. */
export function CommonActions({ card, section, onShowQr }: CommonActionsProps) {
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Share ${card.name}`}
        onClick={() => void shareCard(card)}
      >
        <Share2 /> Share
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link to={withWayBack(`/edit-card/${card._id}`, section)} aria-label={`Edit ${card.name}`}>
          <Pencil /> Edit
        </Link>
      </Button>
      <span className="-mr-2 flex">
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={`Share ${card.name} on WhatsApp`}
          onClick={() => shareOnWhatsApp(card)}
        >
          <MessageCircle />
        </Button>
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={`QR code of ${card.name}`}
          onClick={() => onShowQr(card)}
        >
          <QrCode />
        </Button>
      </span>
    </>
  );
}

export function CommonBadges({ card }: { card: Card }) {
  return card.isIncomplete && <Badge tone="warning">Incomplete</Badge>;
}
