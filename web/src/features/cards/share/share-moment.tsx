import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { ShareKit } from "../../../ui/share-kit.tsx";
import { whatsAppShare } from "../../../lib/whats-app-link.ts";
import type { PublishedCard } from "./published-state.ts";
import { downloadPoster } from "./qr-poster.ts";
import { copyCardLink, publicPath } from "./use-share-card.ts";

interface ShareMomentProps {
  card: PublishedCard;
  onClose: () => void;
}

/** Right after a card was published: share it, or see what it lacks to be shared. */
export function ShareMoment({ card, onClose }: ShareMomentProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {card.isIncomplete ? <StillMissing card={card} onClose={onClose} /> : <Sharing card={card} />}
    </Dialog>
  );
}

function Sharing({ card }: { card: PublishedCard }) {
  const url = location.origin + publicPath(card);
  return (
    <DialogContent
      title="Your card is live"
      description="Anyone with the link can open it now. Send it to somebody, or print the poster."
    >
      <ShareKit
        url={url}
        qr={{ src: CARD_FILES.qrSvg(card._id), alt: `QR code of ${card.name}'s card` }}
        whatsApp={whatsAppShare(`${card.name}'s digital business card: ${url}`)}
        onCopy={() => copyCardLink(card)}
        onPoster={() => downloadPoster(card)}
      />
      <DialogFooter>
        <Button asChild variant="secondary">
          <Link to={`${publicPath(card)}?redirect=/business-cards`}>View card</Link>
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}

const NEEDED = ["phone", "company", "role"] as const;

function StillMissing({ card, onClose }: ShareMomentProps) {
  const missing = NEEDED.filter((field) => !withoutPlaceholder(field, card[field]));
  const [first] = missing;
  return (
    <DialogContent
      title="Your card is saved"
      description="You can share it once these are filled in. It takes a minute."
    >
      <ul className="grid gap-2">
        {missing.map((field) => (
          <li key={field}>
            <Button asChild variant="secondary" className="w-full justify-start">
              <Link to={`/edit-card/${card._id}#${field}`}>Add {field}</Link>
            </Button>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Later
        </Button>
        <Button asChild>
          <Link to={`/edit-card/${card._id}${first ? `#${first}` : ""}`}>Complete card</Link>
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
