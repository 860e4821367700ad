import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";

interface CardTileProps {
  card: Card;
  /** 'Saved Card', or who made it. */
  author: string;
  /** Where the card's name leads; absent once the card is gone. */
  to?: string;
  badges?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  /** Rarely used actions beside the name. */
  corner?: ReactNode;
}

/** One card of a list. */
export function CardTile({ card, author, to, badges, children, actions, corner }: CardTileProps) {
  const about = [withoutPlaceholder("role", card.role), withoutPlaceholder("company", card.company)].filter(
    Boolean,
  );
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-raised p-5">
      <div className="flex items-start gap-3">
        <Avatar
          name={card.name}
          src={card.profile_image && pictureUrl(card.profile_image, 200)}
          size="md"
          decorative
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug break-words">
            {to ? (
              <Link to={to} className="rounded-sm hover:underline">
                {card.name}
              </Link>
            ) : (
              card.name
            )}
          </h2>
          {about.length > 0 && <p className="mt-0.5 line-clamp-4 text-sm break-words">{about.join(", ")}</p>}
          <p className="mt-0.5 text-xs break-words text-muted">{author}</p>
        </div>
        {corner && <div className="-mt-2 -mr-2">{corner}</div>}
      </div>
      {badges && <div className="mt-3 flex flex-wrap gap-1.5">{badges}</div>}
      {children}
      {actions && <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">{actions}</div>}
    </article>
  );
}
