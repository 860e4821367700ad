import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { CONVERSATION_WORDS } from "../messages-words.ts";
import { LabelsDialog } from "../together/labels-dialog.tsx";
import type { ConversationDialog } from "./conversation-entries.tsx";
import { useConversationActs } from "./use-conversation-acts.ts";

interface ConversationDialogsProps {
  conversation: Conversation;
  open: ConversationDialog | null;
  onClose: () => void;
  /** It was deleted for the member. */
  onCleared: () => void;
}

export function ConversationDialogs({ conversation, open, onClose, onCleared }: ConversationDialogsProps) {
  const acts = useConversationActs(conversation);
  if (open === "labels")
    return (
      <LabelsDialog
        conversationId={conversation._id}
        labels={conversation.labels}
        onSaved={acts.showLabels}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open={open === "clear"}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={CONVERSATION_WORDS.removeOf(conversation.title)}
      description={CONVERSATION_WORDS.removeWhy}
      confirmLabel={CONVERSATION_WORDS.removeConfirm}
      onConfirm={async () => {
        if (await acts.clear()) onCleared();
      }}
    />
  );
}
