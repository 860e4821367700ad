import type { Card } from "@cardplaza/contract/cards/cards";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { cn } from "../../../ui/class-names.ts";

/** The round portrait, or the first letter of the name. */
export function CardPortrait({ card, className }: { card: Card; className?: string }) {
  const frame = cn(
    "card-portrait size-24 shrink-0 rounded-full border-4 border-(--card-frame) object-cover @lg:size-28",
    className,
  );
  if (card.profile_image) {
    return (
      // The server puts the bytes of this picture into the page itself: a second request costs half a second.
      <img
        data-inline="portrait"
        suppressHydrationWarning
        src={pictureUrl(card.profile_image, 200)}
        width={112}
        height={112}
        alt={`Portrait of ${card.name}`}
        className={frame}
      />
    );
  }
  const [first = "?"] = card.name.trim();
  return (
    <div
      aria-hidden="true"
      className={cn(
        frame,
        "grid place-items-center bg-(--card-primary) text-3xl font-semibold text-(--card-on-primary)",
      )}
    >
      {first.toLocaleUpperCase()}
    </div>
  );
}
