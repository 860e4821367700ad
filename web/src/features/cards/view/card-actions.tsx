import { CARD_FILES } from "@cardplaza/contract/card-files";
import type { Card } from "@cardplaza/contract/cards";
import { Bookmark, BookmarkCheck, Download, Mail, MessageCircle, QrCode, Send, Share2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { cn } from "../../../ui/class-names.ts";

export interface CardActionHandlers {
  onShare: () => void;
  onShowQr: () => void;
  onWhatsApp?: () => void;
  onSaveContact: () => void;
  /** Absent on one's own card. */
  onSend?: () => void;
  onToggleSaved?: () => void;
  onGetInTouch?: () => void;
}

interface CardActionsProps {
  card: Card;
  showQr: boolean;
  isSaved: boolean;
  whatsApp: string | null;
  handlers: CardActionHandlers;
}

/** One row of clear actions. Those with an address of their own work before any script is there. */
export function CardActions({ card, showQr, isSaved, whatsApp, handlers }: CardActionsProps) {
  return (
    <div className="card-actions flex flex-wrap gap-2 print:hidden">
      <Action
        href={CARD_FILES.vcard(card._id)}
        download
        icon={<Download />}
        onClick={handlers.onSaveContact}
        primary
      >
        Save
      </Action>
      <Action icon={<Share2 />} onClick={handlers.onShare}>
        Share
      </Action>
      {showQr && (
        <Action
          href={CARD_FILES.qrPng(card._id)}
          icon={<QrCode />}
          onClick={(event) => {
            event.preventDefault();
            handlers.onShowQr();
          }}
        >
          QR
        </Action>
      )}
      {handlers.onGetInTouch && (
        <Action href="#get-in-touch" icon={<Mail />} onClick={handlers.onGetInTouch}>
          Get in Touch
        </Action>
      )}
      {whatsApp && (
        <Action href={whatsApp} newTab icon={<MessageCircle />} onClick={handlers.onWhatsApp}>
          WhatsApp
        </Action>
      )}
      {handlers.onSend && (
        <Action icon={<Send />} onClick={handlers.onSend}>
          Send Card
        </Action>
      )}
      {handlers.onToggleSaved && (
        <Action
          icon={isSaved ? <BookmarkCheck /> : <Bookmark />}
          onClick={handlers.onToggleSaved}
          pressed={isSaved}
        >
          {isSaved ? "Saved" : "Bookmark"}
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  icon: ReactNode;
  children: ReactNode;
  primary?: boolean;
  href?: string;
  download?: boolean;
  newTab?: boolean;
  pressed?: boolean;
  onClick?: (event: MouseEvent) => void;
}

function Action({ icon, children, primary, href, download, newTab, pressed, onClick }: ActionProps) {
  // A measure that no font changes: none moves to another row when the card's own font arrives.
  const look = cn(
    "inline-flex min-h-11 flex-[1_1_8.5em] items-center justify-center gap-1.5 rounded-(--card-button) px-1 text-sm font-medium transition-colors duration-150 [&_svg]:size-4",
    primary
      ? "bg-(--card-primary) text-(--card-on-primary) hover:opacity-90"
      : "border border-(--card-line) hover:bg-(--card-primary)/8",
  );
  if (href) {
    return (
      <a
        href={href}
        download={download}
        onClick={onClick}
        className={look}
        {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      >
        {icon}
        {children}
      </a>
    );
  }
  return (
    <button type="button" onClick={onClick} aria-pressed={pressed} className={cn(look, "noscript:hidden")}>
      {icon}
      {children}
    </button>
  );
}
