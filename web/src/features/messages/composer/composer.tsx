import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { Reply } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useOnline } from "../../../lib/use-online.ts";
import { COMPOSER_WORDS, MESSAGES_WORDS, shortText, THREAD_WORDS } from "../messages-words.ts";
import { useDraft } from "../sync/use-draft.ts";
import { useTellTyping } from "../sync/use-typing.ts";
import { AboveField } from "./above-field.tsx";
import { type ComposerSlot, NOTHING_MORE, isEmptyDraft, type MessageDraft } from "./message-draft.ts";
import { MessageField } from "./message-field.tsx";

export interface ComposerParts {
  /** Buttons before the field: files, sharing, a voice note, saved replies. */
  Tools?: ComponentType<ComposerSlot>;
  /** What goes with the message, above the field. */
  Attached?: ComponentType<ComposerSlot>;
}

interface ComposerProps extends ComposerParts {
  conversation: ConversationDetail;
  /** The message that is answered. */
  replyTo: Message | null;
  onReplyDone: () => void;
  /** False if it was not taken, so that what was written stays. */
  onSend: (draft: MessageDraft, sendAt?: string) => Promise<boolean>;
  busy?: boolean;
  problem?: string | undefined;
}

/** Where the next message of a conversation is made. */
export function Composer(props: ComposerProps) {
  const { conversation, replyTo, onReplyDone, onSend, busy, problem, Tools, Attached } = props;
  const { text, setText, clear } = useDraft(conversation._id, conversation.draft);
  const [more, setMore] = useState(NOTHING_MORE);
  const tellTyping = useTellTyping(conversation._id);
  const area = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  const draft: MessageDraft = { ...more, body: text, replyTo: replyTo && quoteOf(replyTo) };

  useEffect(() => {
    if (!replyTo) return;
    // After the menu has given the focus back to its button.
    const timer = setTimeout(() => area.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, [replyTo]);

  const change = ({ body, files, share }: Partial<Omit<MessageDraft, "replyTo">>) => {
    if (body !== undefined) setText(body);
    setMore((now) => ({ files: files ?? now.files, share: share === undefined ? now.share : share }));
  };
  const type = (next: string) => {
    setText(next);
    if (next.trim() && conversation.state === "open") tellTyping();
  };
  const send = async (how?: { sendAt: string }) => {
    if (isEmptyDraft(draft) || busy) return;
    const isTaken = await onSend({ ...draft, body: text.trim() }, how?.sendAt);
    if (!isTaken) return;
    clear();
    setMore(NOTHING_MORE);
    onReplyDone();
    area.current?.focus();
  };
  const slot: ComposerSlot = { conversation, draft, onChange: change, onSend: (how) => void send(how) };
  return (
    <div className="shrink-0 border-t border-line bg-raised px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4">
      {replyTo && (
        <AboveField
          icon={<Reply aria-hidden="true" />}
          title={THREAD_WORDS.reply(replyTo.senderName)}
          text={shortText(replyTo)}
          closeLabel={COMPOSER_WORDS.cancelReply}
          onClose={onReplyDone}
        />
      )}
      {Attached && <Attached {...slot} />}
      <MessageField
        area={area}
        label={COMPOSER_WORDS.fieldTo(conversation.title)}
        text={text}
        onText={type}
        onSend={() => void send()}
        {...(replyTo && { onEscape: onReplyDone })}
        hasMore={draft.files.length > 0 || draft.share !== null}
        busy={busy ?? false}
        problem={problem}
        tools={Tools && <Tools {...slot} />}
      />
      {!isOnline && (
        <p role="status" className="mt-1 text-xs text-muted">
          {MESSAGES_WORDS.offline}
        </p>
      )}
    </div>
  );
}

export const quoteOf = (message: Message) => ({
  _id: message._id,
  seq: message.seq,
  senderName: message.senderName,
  text: shortText(message),
});
