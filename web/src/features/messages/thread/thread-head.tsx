import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { momentInWords } from "@cardplaza/contract/date-words";
import { ArrowLeft, BellOff, EllipsisVertical, UserRound } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { ConversationDialogs } from "../acts/conversation-dialogs.tsx";
import { ConversationEntries, type ConversationDialog } from "../acts/conversation-entries.tsx";
import { isAlways } from "../acts/use-conversation-acts.ts";
import { CONVERSATION_WORDS, MESSAGES_WORDS, THREAD_WORDS } from "../messages-words.ts";

export interface ThreadHeadProps {
  conversation: ConversationDetail;
  onBack: () => void;
  /** Further rows of its menu: people of a group, what is sent later. */
  Entries?: ComponentType<{ conversation: ConversationDetail }> | undefined;
  /** Buttons beside the menu. */
  Tools?: ComponentType<{ conversation: ConversationDetail }> | undefined;
}

/** Who one talks with, the way back on a phone, and what can be done with the whole conversation. */
export function ThreadHead({ conversation, onBack, Entries, Tools }: ThreadHeadProps) {
  const { title, picture, other } = conversation;
  const [dialog, setDialog] = useState<ConversationDialog | null>(null);
  const path = other?.path;
  return (
    <header className="flex h-16 shrink-0 items-center gap-2 border-b border-line bg-raised px-2 sm:px-3">
      <Button
        variant="ghost"
        size="icon"
        aria-label={MESSAGES_WORDS.back}
        className="lg:hidden"
        onClick={onBack}
      >
        <ArrowLeft />
      </Button>
      <Avatar name={title} src={picture} decorative className="lg:ml-2" />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="truncate text-base leading-tight">
          {path ? (
            <Link to={path} className="touch-area rounded-sm underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p dir="auto" className="flex items-center gap-1.5 truncate text-xs text-muted">
          <Subtitle conversation={conversation} />
        </p>
      </div>
      {Tools && <Tools conversation={conversation} />}
      {conversation.state !== "invited" && (
        <Menu>
          <MenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={THREAD_WORDS.menu}>
              <EllipsisVertical />
            </Button>
          </MenuTrigger>
          <MenuContent>
            {path && (
              <MenuItem asChild>
                <Link to={path}>
                  <UserRound /> {CONVERSATION_WORDS.profile}
                </Link>
              </MenuItem>
            )}
            {Entries && <Entries conversation={conversation} />}
            <ConversationEntries conversation={conversation} onOpen={setDialog} />
          </MenuContent>
        </Menu>
      )}
      {dialog && (
        <ConversationDialogs
          conversation={conversation}
          open={dialog}
          onClose={() => setDialog(null)}
          onCleared={onBack}
        />
      )}
    </header>
  );
}

function Subtitle({ conversation }: { conversation: ConversationDetail }) {
  const { kind, other, memberCount, mutedUntil } = conversation;
  const words =
    kind === "direct"
      ? [other?.headline, other?.city].filter(Boolean).join(" · ")
      : [kind === "chapter" && CONVERSATION_WORDS.chapter, CONVERSATION_WORDS.people(memberCount)]
          .filter(Boolean)
          .join(" · ");
  return (
    <>
      {mutedUntil && (
        <BellOff
          role="img"
          aria-label={
            isAlways(mutedUntil)
              ? CONVERSATION_WORDS.mutedAlways
              : CONVERSATION_WORDS.muteUntil(momentInWords(mutedUntil, "reader"))
          }
          className="size-3.5 shrink-0"
        />
      )}
      <span className="truncate">{words}</span>
    </>
  );
}
