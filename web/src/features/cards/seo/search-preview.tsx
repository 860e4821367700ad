import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { Card } from "@cardplaza/contract/cards/cards";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Link } from "react-router";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";

interface SearchPreviewProps {
  card: Card;
  title: string;
  description: string;
  isListed: boolean;
}

/** How a search engine may show the card. */
export function SearchPreview({ card, title, description, isListed }: SearchPreviewProps) {
  return (
    <Panel>
      <PanelHeader title="Search preview" className="mb-4" />
      <div className="rounded-card border border-line bg-surface p-4">
        <div className="flex items-center gap-3">
          <img src="/favicon.svg" alt="" className="size-7 shrink-0 rounded-full border border-line p-1" />
          <div className="min-w-0 text-xs">
            <p className="text-sm">{PRODUCT_NAME}</p>
            <p className="truncate text-muted">{location.origin + CARD_PATHS.card(card.slug)}</p>
          </div>
        </div>
        <p className="mt-2 line-clamp-2 text-lg break-words text-brand-strong">{title}</p>
        <p className="mt-1 line-clamp-3 text-sm break-words text-muted">{description}</p>
      </div>
      {card.isIncomplete ? (
        <Notice tone="warning" className="mt-4">
          Search engines are asked to leave an incomplete card out.{" "}
          <Link to={`/edit-card/${card._id}`} className="font-medium underline underline-offset-4">
            Complete it
          </Link>
        </Notice>
      ) : (
        !isListed && <Notice className="mt-4">Search engines will be asked to leave this card out.</Notice>
      )}
    </Panel>
  );
}
