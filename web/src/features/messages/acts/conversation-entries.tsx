import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { Archive, ArchiveRestore, Mail, MailOpen, Tag, Trash2 } from "lucide-react";
import { MenuItem, MenuSeparator } from "../../../ui/overlays/menu.tsx";
import { MuteItems } from "../groups/mute-items.tsx";
import { CONVERSATION_WORDS } from "../messages-words.ts";
import { useConversationActs } from "./use-conversation-acts.ts";

export type ConversationDialog = "labels" | "clear";

interface ConversationEntriesProps {
  conversation: Conversation;
  onOpen: (dialog: ConversationDialog) => void;
}

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
      <MuteItems mutedUntil={mutedUntil} onMute={(until) => void acts.mute(until)} />
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onOpen("clear")}>
        <Trash2 /> {CONVERSATION_WORDS.remove}
      </MenuItem>
    </>
  );
}
