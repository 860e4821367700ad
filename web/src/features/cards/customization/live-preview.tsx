import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { type MouseEvent, useDeferredValue } from "react";
import { CardView } from "../view/card-view.tsx";

const NOTHING = () => {};
const HANDLERS = { onShare: NOTHING, onShowQr: NOTHING, onSaveContact: NOTHING };

/** The card itself in the design that is being made. Its tabs work; its links lead nowhere. */
export function LivePreview({ card, design }: { card: Card; design: Customization }) {
  // Deferred: dragging a colour must stay smooth.
  const shown = useDeferredValue(design);
  return (
    // Only blocks links that would leave the page. It is not a control itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={stayHere} className="min-w-0">
      <CardView
        card={card}
        design={shown}
        mode="preview"
        handlers={HANDLERS}
        headingLevel={2}
        contactForm={
          card.contactFormEnabled ? (
            <p className="text-(--card-muted)">People write to you here.</p>
          ) : undefined
        }
      />
    </div>
  );
}

function stayHere(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (link && !link.role) event.preventDefault();
}
