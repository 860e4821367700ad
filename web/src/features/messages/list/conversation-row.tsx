import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { BellOff, EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { CountBadge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { ConversationDialogs } from "../acts/conversation-dialogs.tsx";
import { ConversationEntries, type ConversationDialog } from "../acts/conversation-entries.tsx";
import { mutedState } from "../groups/mute-times.ts";
import { LIST_WORDS } from "../messages-words.ts";
import { lastWords } from "./last-words.ts";
import { lineTime } from "../sync/message-time.ts";
import { useMessagesAddress } from "../use-messages-address.ts";

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  now: Date;
}

/** With whom, the newest line, and whether it was read. */
export function ConversationRow({ conversation, isOpen, now }: ConversationRowProps) {
  const { _id, title, picture, last, unread, found, mutedUntil, labels } = conversation;
  const { linkTo, close } = useMessagesAddress();
  const [dialog, setDialog] = useState<ConversationDialog | null>(null);
  const { isMuted } = mutedState(mutedUntil, now);
  const at = found?.at ?? last?.at;
  return (
    <li
      className={cn(
        "group/row relative flex items-center transition-colors duration-150 hover:bg-hover",
        isOpen && "bg-brand-soft hover:bg-brand-soft",
      )}
    >
      <Link
        to={linkTo(_id, found?.seq)}
        preventScrollReset
        aria-current={isOpen ? "true" : undefined}
        className="flex min-w-0 flex-1 items-center gap-3 py-3 pr-1 pl-4 -outline-offset-2"
      >
        <Avatar
          name={title}
          src={picture && pictureUrl(picture, 100)}
          decorative
          size="lg"
          className={cn("size-12", isOpen && "bg-raised")}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span
              dir="auto"
              className={cn(
                "min-w-0 flex-1 truncate text-left text-sm",
                unread > 0 ? "font-semibold" : "font-medium",
              )}
            >
              {title}
            </span>
            {isMuted && (
              <BellOff
                role="img"
                aria-label={LIST_WORDS.muted}
                className="size-3.5 shrink-0 self-center text-muted"
              />
            )}
            {at && (
              <time dateTime={at} className="shrink-0 text-xs text-muted">
                {lineTime(at, now)}
              </time>
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <LastWords conversation={conversation} />
            {unread > 0 && (
              <>
                <span className="sr-only">{LIST_WORDS.unread(unread > 99 ? "99+" : String(unread))}</span>
                <span aria-hidden="true" className="shrink-0">
                  <CountBadge count={unread} className={isMuted ? "bg-muted" : "bg-brand"} />
                </span>
              </>
            )}
          </span>
          {labels.length > 0 && (
            <span className="mt-1 flex flex-wrap gap-1">
              {labels.map((label) => (
                <span
                  key={label}
                  dir="auto"
                  className="max-w-full truncate rounded-full bg-hover px-2 text-xs"
                >
                  {label}
                </span>
              ))}
            </span>
          )}
        </span>
      </Link>
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={LIST_WORDS.menuFor(title)}
            className="mr-1.5 text-muted opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          >
            <EllipsisVertical />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <ConversationEntries conversation={conversation} onOpen={setDialog} />
        </MenuContent>
      </Menu>
      {dialog && (
        <ConversationDialogs
          conversation={conversation}
          open={dialog}
          onClose={() => setDialog(null)}
          onCleared={() => {
            if (isOpen) close();
          }}
        />
      )}
    </li>
  );
}

/** What was found, what was begun here, or the newest line. */
function LastWords({ conversation }: { conversation: Conversation }) {
  const { user } = useSession();
  const { found, draft, last, unread } = conversation;
  const look = cn("min-w-0 flex-1 truncate text-left text-sm", unread > 0 ? "text-ink" : "text-muted");
  if (found)
    return (
      <span dir="auto" className={look}>
        {found.text}
      </span>
    );
  const { by, text } = draft ? { by: LIST_WORDS.draft, text: draft } : lastWords(conversation, user?._id);
  const isOurs = !draft && last?.isNote;
  return (
    // In the direction of what was written; the name before it has its own.
    <span dir={isOurs ? "ltr" : "auto"} className={look}>
      {by !== null && (
        <>
          <bdi className={draft ? "font-medium text-danger" : ""}>{by}</bdi>
          {": "}
        </>
      )}
      {text}
    </span>
  );
}
