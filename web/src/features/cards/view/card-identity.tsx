import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../../ui/class-names.ts";
import { CardBadges } from "./card-badges.tsx";
import { CardLogo } from "./card-logo.tsx";
import { CardPortrait } from "./card-portrait.tsx";

interface CardIdentityProps {
  card: Card;
  role: string;
  company: string;
  design: Customization;
  note?: ReactNode;
  headingLevel: 1 | 2;
}

/** Who the card is of: portrait, name, role, company, address. */
export function CardIdentity({ card, role, company, design, note, headingLevel }: CardIdentityProps) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  const corporate = card.theme === "corporate";
  return (
    <header className={cn("card-identity", corporate && "@lg:flex @lg:items-start @lg:gap-5")}>
      <div
        className={cn(
          "card-faces relative flex items-end gap-4",
          card.theme === "minimalist" ? "-mt-8" : "-mt-14",
        )}
      >
        <CardPortrait card={card} />
        <CardLogo card={card} design={design} at="top" />
      </div>
      <div className={cn("card-words mt-3 min-w-0", corporate && "@lg:mt-2")}>
        <Heading
          id={headingLevel === 1 ? "card-name" : undefined}
          className={cn(
            "card-name leading-tight break-words",
            card.theme === "creative" ? "text-3xl font-extrabold @lg:text-4xl" : "text-2xl @lg:text-3xl",
            card.theme === "minimalist" && "font-normal",
          )}
        >
          {card.name}
        </Heading>
        <CardBadges badges={card.badges} />
        {(role || company) && (
          <p className="mt-1 font-medium break-words">
            {role}
            {role && company && <span className="font-normal text-(--card-muted)"> at </span>}
            {company}
          </p>
        )}
        {card.address && (
          <p className="card-address mt-1 flex items-start gap-1.5 text-sm text-(--card-muted)">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{card.address}</span>
          </p>
        )}
        {note && <p className="mt-1 text-sm text-(--card-muted)">{note}</p>}
      </div>
    </header>
  );
}
