import { CARD_FILES, PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";

/** How a messenger may show a link to the card. */
export function SharePreview({
  card,
  shareTitle,
  description,
}: {
  card: Card;
  shareTitle: string;
  description: string;
}) {
  return (
    <Panel>
      <PanelHeader title="Share preview" className="mb-4" />
      <div className="max-w-md overflow-hidden rounded-card border border-line bg-surface">
        <img
          src={CARD_FILES.preview(card._id, card.updated_at)}
          alt={`${card.name}, as a shared link shows it`}
          width={PREVIEW_IMAGE.width}
          height={PREVIEW_IMAGE.height}
          className="aspect-[1200/630] h-auto w-full border-b border-line object-cover"
        />
        <div className="p-4">
          <p className="line-clamp-2 text-sm font-semibold break-words">{shareTitle}</p>
          <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{description}</p>
          <p className="mt-1 text-xs text-muted">{location.host}</p>
        </div>
      </div>
    </Panel>
  );
}
