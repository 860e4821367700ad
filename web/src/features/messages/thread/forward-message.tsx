import type { Message } from "@cardplaza/contract/messages/message";
import { useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { sentShare } from "../composer/message-draft.ts";
import { shortText } from "../messages-words.ts";
import { ForwardDialog, type ForwardTo } from "../share/forward-dialog.tsx";
import { askForChanges } from "../sync/ask-for-changes.ts";
import { useSendMessage } from "../sync/use-outgoing.ts";
import { FORWARD_WORDS } from "../words/share-words.ts";

interface ForwardMessageProps {
  message: Message;
  onClose: () => void;
}

/** Passes a message on; the server copies what is in it. Details of a contact only if they agreed to it. */
export function ForwardMessage({ message, onClose }: ForwardMessageProps) {
  const { _id: forward, share, body } = message;
  const contact = share?.type === "contact" ? share : null;
  const [isAgreed, setAgreed] = useState(contact === null);
  const answer = useRef(false);
  const { send } = useSendMessage();
  // One key for each person, so that a second try sends to nobody twice.
  const [keys] = useState(() => new Map<string, string>());
  const passedOn = { body: "", forward, ...(contact && { share: sentShare(contact) }) };

  async function forwardTo({ conversationIds, userIds }: ForwardTo) {
    // First what can fail: the outbox takes the rest in any case.
    for (const id of userIds) {
      const clientId = keys.get(id) ?? crypto.randomUUID();
      keys.set(id, clientId);
      await api["POST /api/conversations"]({ body: { userIds: [id], message: { ...passedOn, clientId } } });
    }
    const echo = { forwarded: body, share };
    for (const conversationId of conversationIds)
      send({
        conversationId,
        body: passedOn,
        label: `${FORWARD_WORDS.forward}: ${shortText(message)}`,
        echo,
      });
    askForChanges();
    toast({ title: FORWARD_WORDS.done });
  }
  if (isAgreed) return <ForwardDialog onForward={forwardTo} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      // It closes after a yes, too.
      onOpenChange={(open) => !open && (answer.current ? setAgreed(true) : onClose())}
      title={FORWARD_WORDS.agreedTitle}
      description={FORWARD_WORDS.agreedText}
      confirmLabel={FORWARD_WORDS.agreed}
      tone="normal"
      onConfirm={() => {
        answer.current = true;
      }}
    />
  );
}
