import type { Card } from "@cardplaza/contract/cards/cards";
import { Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";

const QrModal = latePart(() => import("../share/qr-modal.tsx").then((module) => module.QrModal));

/** The QR code of the card that was chosen, loaded when one is. */
export function LateQrModal({ card, onClose }: { card: Card | null; onClose: () => void }) {
  if (!card) return null;
  return (
    <Suspense>
      <QrModal card={card} open onOpenChange={onClose} />
    </Suspense>
  );
}
