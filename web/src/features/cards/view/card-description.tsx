import { cardDescription, DESCRIPTION_SHOWN, shortened } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";

/** Shortened, with the rest one tap away; a native element, so that it opens before any script is there. */
export function CardDescription({ card, mode }: { card: Card; mode: keyof typeof DESCRIPTION_SHOWN }) {
  const whole = cardDescription(card);
  const { text, isShortened } = shortened(whole, DESCRIPTION_SHOWN[mode]);
  if (!isShortened) return <p className="whitespace-pre-line">{whole}</p>;
  return (
    <details className="group">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden print:hidden">{text} </span>
        <span className="hidden whitespace-pre-line group-open:inline print:inline">{whole} </span>
        <span className="cursor-pointer font-medium whitespace-nowrap text-(--card-link) underline underline-offset-2 print:hidden">
          <span className="group-open:hidden">Read More</span>
          <span className="hidden group-open:inline">Show Less</span>
        </span>
      </summary>
    </details>
  );
}
