import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { useQueryClient } from "@tanstack/react-query";
import { BlockDialog } from "../../moderation/block-dialog.tsx";
import { ConversationDialogs } from "../acts/conversation-dialogs.tsx";
import type { ConversationDialog } from "../acts/conversation-entries.tsx";
import { useConversationActs } from "../acts/use-conversation-acts.ts";
import { GroupPanel } from "../groups/group-panel.tsx";
import { useThreadShared } from "../message/thread-context.ts";
import { askForChanges } from "../sync/ask-for-changes.ts";
import { readDetailAgain, readListsAgain, showDetail } from "../sync/conversation-cache.ts";

export type HeadDialog = ConversationDialog | "group" | "block";

interface HeadDialogsProps {
  conversation: ConversationDetail;
  open: HeadDialog;
  onClose: () => void;
  /** Back to the list: it was deleted for the member. */
  onBack: () => void;
}

/** What the head of a thread opens. */
export function HeadDialogs({ conversation, open, onClose, onBack }: HeadDialogsProps) {
  const { _id, other } = conversation;
  const { me } = useThreadShared();
  const client = useQueryClient();
  const { mute } = useConversationActs(conversation);
  const readAgain = () => {
    void readDetailAgain(client, _id);
    void readListsAgain(client);
    askForChanges();
  };
  if (open === "group")
    return (
      <GroupPanel
        conversation={conversation}
        ownId={me}
        onChanged={(changed) => showDetail(client, changed)}
        onMute={(until) => void mute(until)}
        onLeft={() => {
          onClose();
          readAgain();
        }}
        onClose={onClose}
      />
    );
  if (open === "block")
    return other && <BlockDialog person={other} onBlocked={readAgain} onClose={onClose} />;
  return <ConversationDialogs conversation={conversation} open={open} onClose={onClose} onCleared={onBack} />;
}
