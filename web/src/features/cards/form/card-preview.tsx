import type { Badge } from "@cardplaza/contract/names";
import type { CardTab } from "@cardplaza/contract/cards/card-rules";
import type { CardVideo } from "@cardplaza/contract/cards/video/card-video";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { type MouseEvent, useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CardView } from "../view/card-view.tsx";
import type { CardValues } from "./card-values.ts";
import { usePictures } from "../../../forms/form-context.ts";
import { useCardForm } from "./form-context.ts";
import { previewCard } from "./preview-card.ts";

const NOTHING = () => {};
const HANDLERS = { onShare: NOTHING, onShowQr: NOTHING, onSaveContact: NOTHING };

interface CardPreviewProps {
  design: Customization;
  /** The badges of a card that is already saved. */
  badgesOf?: ((typed: CardValues) => Badge[]) | undefined;
  /** That of a card that is there already; it is not changed here. */
  video?: CardVideo | null | undefined;
  tab: CardTab | undefined;
}

/** The card as it takes shape. Its tabs work; its links lead nowhere yet. */
export function CardPreview({ design, badgesOf, video, tab }: CardPreviewProps) {
  const { kind } = useCardForm();
  const pictures = usePictures();
  const { control } = useFormContext<CardValues>();
  // Deferred: typing must stay smooth.
  const typed = useDeferredValue(useWatch({ control })) as CardValues;
  return (
    // Only blocks links that would leave the page. It is not a control itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={stayHere} className="min-w-0">
      <CardView
        card={{
          ...previewCard(typed, pictures.shownAt, kind !== "edit"),
          badges: badgesOf?.(typed) ?? [],
          video,
        }}
        design={design}
        mode="preview"
        handlers={HANDLERS}
        headingLevel={2}
        tab={tab}
        contactForm={
          typed.contactFormEnabled ? <p className="opacity-80">People write to you here.</p> : undefined
        }
      />
    </div>
  );
}

function stayHere(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (link && !link.role) event.preventDefault();
}
