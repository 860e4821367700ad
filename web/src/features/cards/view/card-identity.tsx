import type { Card } from "@cardplaza/contract/cards";
import type { Customization } from "@cardplaza/contract/customization";
import { pictureUrl } from "@cardplaza/contract/pictures";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../../ui/class-names.ts";
import { CardPortrait } from "./card-portrait.tsx";

const LOGO_PLACE: Record<Customization["logoPosition"], string> = {
  "top-left": "order-first mr-auto",
  "top-right": "ml-auto",
  "bottom-left": "mr-auto self-end",
  "bottom-right": "ml-auto self-end",
  center: "mx-auto",
};

interface CardIdentityProps {
  card: Card;
  role: string;
  company: string;
  design: Customization;
  note?: ReactNode;
  headingLevel: 1 | 2;
}

/** Who it is: portrait, name, role, company, address. */
export function CardIdentity({ card, role, company, design, note, headingLevel }: CardIdentityProps) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  const logo = design.logo ?? card.business_logo;
  const corporate = card.theme === "corporate";
  return (
    <header className={cn(corporate && "@lg:flex @lg:items-start @lg:gap-5")}>
      <div className={cn("relative flex items-end gap-4", card.theme === "minimalist" ? "-mt-8" : "-mt-14")}>
        <CardPortrait card={card} />
        {design.showLogo && logo && (
          <img
            src={pictureUrl(logo, 200)}
            width={64}
            height={64}
            alt={`${company || card.name} logo`}
            className={cn(
              "mb-1 size-16 rounded-[10px] bg-white object-contain p-1",
              LOGO_PLACE[design.logoPosition],
            )}
          />
        )}
      </div>
      <div className={cn("mt-3 min-w-0", corporate && "@lg:mt-2")}>
        <Heading
          className={cn(
            "leading-tight break-words",
            card.theme === "creative" ? "text-3xl font-extrabold @lg:text-4xl" : "text-2xl @lg:text-3xl",
            card.theme === "minimalist" && "font-normal",
          )}
        >
          {card.name}
        </Heading>
        {(role || company) && (
          <p className="mt-1 font-medium break-words">
            {role}
            {role && company && <span className="font-normal opacity-75"> at </span>}
            {company}
          </p>
        )}
        {card.address && (
          <p className="mt-1 flex items-start gap-1.5 text-sm opacity-85">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{card.address}</span>
          </p>
        )}
        {note && <p className="mt-1 text-sm opacity-80">{note}</p>}
      </div>
    </header>
  );
}
