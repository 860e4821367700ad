import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { ShareKit } from "../../../ui/share-kit.tsx";
import { whatsAppShare } from "../../../lib/whats-app-link.ts";
import { downloadPoster } from "./qr-poster.ts";
import { copyCardLink, publicPath, shareCard } from "./use-share-card.ts";

type Shared = Pick<Card, "_id" | "name" | "slug" | "type" | "isIncomplete" | "role" | "company">;

interface ShareSheetProps {
  card: Shared;
  onClose: () => void;
}

/** The owner's ways to hand out a card: WhatsApp, link, QR code, poster, and those of the phone itself. */
export function ShareSheet({ card, onClose }: ShareSheetProps) {
  const native = typeof navigator.share === "function";
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <SharingContent
        card={card}
        title="Share your card"
        description="Let people scan the code, or send the link."
      >
        {native && (
          <Button variant="secondary" onClick={() => void shareCard(card)}>
            <Share2 /> More ways
          </Button>
        )}
      </SharingContent>
    </Dialog>
  );
}

interface SharingContentProps {
  card: Shared;
  title: string;
  description: string;
  /** Below the ways that every card has. */
  children: ReactNode;
}

export function SharingContent({ card, title, description, children }: SharingContentProps) {
  const url = location.origin + publicPath(card);
  return (
    <DialogContent title={title} description={description}>
      <ShareKit
        url={url}
        qr={{ src: CARD_FILES.qrSvg(card._id), alt: `QR code of ${card.name}'s card` }}
        whatsApp={whatsAppShare(`${card.name}'s digital business card: ${url}`)}
        onCopy={() => copyCardLink(card)}
        onPoster={() => downloadPoster(card)}
      />
      {children && <DialogFooter>{children}</DialogFooter>}
    </DialogContent>
  );
}
