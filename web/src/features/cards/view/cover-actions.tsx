import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Bookmark, QrCode, Share2 } from "lucide-react";
import type { CardActionHandlers } from "./card-actions.tsx";

interface CoverActionsProps {
  card: Card;
  showQr: boolean;
  isSaved: boolean;
  handlers: CardActionHandlers;
}

// On the card's paper, so that they are seen on any picture.
const LOOK =
  "grid size-11 place-items-center rounded-full bg-(--card-frame) text-(--card-ink) shadow-[0_1px_4px_rgb(0_0_0/0.3)] transition-colors duration-150 hover:text-(--card-link) [&_svg]:size-5";

/** Share, QR and bookmark, as icons on the cover. */
export function CoverActions({ card, showQr, isSaved, handlers }: CoverActionsProps) {
  const bookmark = isSaved ? "Unsave" : "Save card";
  return (
    <div className="cover-actions absolute top-2.5 right-2.5 flex gap-2 print:hidden">
      {handlers.onToggleSaved && (
        <button
          type="button"
          aria-label={bookmark}
          title={bookmark}
          onClick={handlers.onToggleSaved}
          className={`${LOOK} noscript:hidden`}
        >
          <Bookmark fill={isSaved ? "currentColor" : "none"} />
        </button>
      )}
      {showQr && (
        <a
          href={CARD_FILES.qrPng(card._id)}
          aria-label="QR"
          title="QR"
          onClick={(event) => {
            event.preventDefault();
            handlers.onShowQr();
          }}
          className={LOOK}
        >
          <QrCode />
        </a>
      )}
      <button
        type="button"
        aria-label="Share"
        title="Share"
        onClick={handlers.onShare}
        className={`${LOOK} noscript:hidden`}
      >
        <Share2 />
      </button>
    </div>
  );
}
