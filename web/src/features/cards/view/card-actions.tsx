import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Download, Mail, Send } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../../ui/class-names.ts";

export interface CardActionHandlers {
  onShare: () => void;
  onShowQr: () => void;
  onSaveContact: () => void;
  /** Absent on the member's own card. */
  onSend?: () => void;
  onToggleSaved?: () => void;
  onGetInTouch?: () => void;
}

interface CardActionsProps {
  card: Card;
  handlers: CardActionHandlers;
  /** On phones Save is in the bar at the bottom instead. */
  hasSaveBar: boolean;
  /** The owner's actions, in place of the visitor actions. */
  ownersWay?: ReactNode;
  /** The owner's main action, in place of Save. */
  ownersMain?: ReactNode;
}

const SHAPE =
  "inline-flex items-center justify-center gap-1.5 rounded-(--card-button) px-2 text-sm font-medium transition-colors duration-150 [&_svg]:size-4 [&_svg]:shrink-0";
// A width that no font changes: neither moves to another row when the card's own font arrives.
export const QUIET_ACTION = `${SHAPE} min-h-11 flex-[1_1_8.5em] border border-(--card-line) hover:bg-(--card-primary)/8`;

export const FILLED_ACTION = `${SHAPE} w-full min-h-12 bg-(--card-primary) text-base text-(--card-on-primary) hover:opacity-90`;

/** Save, filled, and the quiet rest. What has an address of its own works before any script is there. */
export function CardActions({ card, handlers, hasSaveBar, ownersWay, ownersMain }: CardActionsProps) {
  const { onGetInTouch, onSend } = handlers;
  return (
    <div className="flex flex-1 flex-wrap gap-2">
      <div className={cn("basis-full", hasSaveBar && "max-sm:hidden")}>
        {ownersMain || <SaveLink card={card} onSave={handlers.onSaveContact} />}
      </div>
      {ownersWay}
      {onGetInTouch && (
        <a href="#get-in-touch" onClick={onGetInTouch} className={QUIET_ACTION}>
          <Mail />
          Get in Touch
        </a>
      )}
      {onSend && (
        <button type="button" onClick={onSend} className={`${QUIET_ACTION} noscript:hidden`}>
          <Send />
          Send Card
        </button>
      )}
    </div>
  );
}

interface SaveLinkProps {
  card: Card;
  onSave: () => void;
}

const SaveLink = ({ card, onSave }: SaveLinkProps) => (
  <a href={CARD_FILES.vcard(card._id)} download onClick={onSave} className={FILLED_ACTION}>
    <Download />
    Save
  </a>
);

interface SaveBarProps extends SaveLinkProps {
  ownersMain?: ReactNode;
}

/** At the bottom of the screen while scrolling, and at the end of the card once that is reached. */
export const SaveBar = ({ ownersMain, ...save }: SaveBarProps) => (
  <div className="save-bar sticky bottom-0 border-t border-(--card-line) bg-(--card-frame) px-5 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] sm:hidden print:hidden">
    {ownersMain || <SaveLink {...save} />}
  </div>
);
