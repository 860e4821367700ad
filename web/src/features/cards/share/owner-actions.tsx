import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Download, Pencil, Share2 } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ShareSheet } from "./share-sheet.tsx";
import { refusesSharing } from "./use-share-card.ts";
import { FILLED_ACTION, QUIET_ACTION } from "../view/card-actions.tsx";

/** The owner's first button: the ways to hand out the card. */
export function OwnersShare({ card }: { card: Card }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!refusesSharing(card))} className={FILLED_ACTION}>
        <Share2 />
        Share card
      </button>
      {open && <ShareSheet card={card} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OwnersActionsProps {
  card: Card;
  onSaveContact: () => void;
  /** False on the dashboard, where Edit has its own place. */
  edits?: boolean;
}

/** The owner's actions: the contact file, and Edit. */
export function OwnersActions({ card, onSaveContact, edits = false }: OwnersActionsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <a href={CARD_FILES.vcard(card._id)} download onClick={onSaveContact} className={QUIET_ACTION}>
        <Download />
        Save
      </a>
      {edits && (
        <Link to={`/edit-card/${card._id}?redirect=${pathname}`} className={QUIET_ACTION}>
          <Pencil />
          Edit card
        </Link>
      )}
    </>
  );
}
