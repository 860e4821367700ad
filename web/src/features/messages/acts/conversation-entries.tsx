import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { Archive, ArchiveRestore, Bell, BellOff, Mail, MailOpen, Tag, Trash2 } from "lucide-react";
import { MenuItem, MenuLabel, MenuSeparator } from "../../../ui/overlays/menu.tsx";
import { CONVERSATION_WORDS } from "../messages-words.ts";
import { MUTE_TIMES, type MuteTime, useConversationActs } from "./use-conversation-acts.ts";

export type ConversationDialog = "labels" | "clear";

interface ConversationEntriesProps {
  conversation: Conversation;
  onOpen: (dialog: ConversationDialog) => void;
}

const TIMES = Object.keys(MUTE_TIMES) as MuteTime[];

/** The rows of a conversation's menu, in the list and in its thread. */
export function ConversationEntries({ conversation, onOpen }: ConversationEntriesProps) {
  const acts = useConversationActs(conversation);
  const { unread, mutedUntil, archived, state } = conversation;
  if (state === "invited") return null;
  return (
    <>
      {unread > 0 ? (
        <MenuItem onSelect={() => void acts.markRead()}>
          <MailOpen /> {CONVERSATION_WORDS.markRead}
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => void acts.markUnread()}>
          <Mail /> {CONVERSATION_WORDS.markUnread}
        </MenuItem>
      )}
      <MenuItem onSelect={() => void acts.archive(!archived)}>
        {archived ? <ArchiveRestore /> : <Archive />}
        {archived ? CONVERSATION_WORDS.unarchive : CONVERSATION_WORDS.archive}
      </MenuItem>
      <MenuItem onSelect={() => onOpen("labels")}>
        <Tag /> {CONVERSATION_WORDS.labels}
      </MenuItem>
      <MenuSeparator />
      {mutedUntil ? (
        <MenuItem onSelect={() => void acts.mute(null)}>
          <Bell /> {CONVERSATION_WORDS.unmute}
        </MenuItem>
      ) : (
        <>
          <MenuLabel>{CONVERSATION_WORDS.mute}</MenuLabel>
          {TIMES.map((time) => (
            <MenuItem key={time} onSelect={() => void acts.mute(time)}>
              <BellOff /> {CONVERSATION_WORDS.muteFor[time]}
            </MenuItem>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onOpen("clear")}>
        <Trash2 /> {CONVERSATION_WORDS.remove}
      </MenuItem>
    </>
  );
}
