import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { cn } from "../../../ui/class-names.ts";

type Place = Customization["logoPosition"];

interface CardLogoProps {
  card: Card;
  design: Customization;
  /** The part of the card that renders this; the logo is shown in only one of them. */
  at: "top" | "center" | "bottom";
}

const AT: Record<Place, CardLogoProps["at"]> = {
  "top-left": "top",
  "top-right": "top",
  center: "center",
  "bottom-left": "bottom",
  "bottom-right": "bottom",
};
const SIDE: Record<Place, string> = {
  "top-left": "order-first",
  "top-right": "ml-auto",
  center: "mx-auto mt-4",
  "bottom-left": "mt-5 mr-auto",
  "bottom-right": "mt-5 ml-auto",
};

/** The logo in the place that the design gives it; the design's own comes before the card's. */
export function CardLogo({ card, design, at }: CardLogoProps) {
  const logo = design.logo ?? card.business_logo;
  if (!design.showLogo || !logo || AT[design.logoPosition] !== at) return null;
  return (
    <img
      src={pictureUrl(logo, 200)}
      width={64}
      height={64}
      alt={`${card.company || card.name} logo`}
      data-place={design.logoPosition}
      className={cn(
        "card-logo block size-16 shrink-0 rounded-(--card-inner) bg-white object-contain p-1",
        SIDE[design.logoPosition],
      )}
    />
  );
}
