import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { MESSAGE_MAX } from "@cardplaza/contract/messages/message-limits";
import { Reply } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useOnline } from "../../../lib/use-online.ts";
import { FileTray } from "../files/file-tray.tsx";
import type { KeptFile } from "../files/kept-file.ts";
import { useChosenFiles } from "../files/use-chosen-files.ts";
import { useIncomingFiles } from "../files/use-incoming-files.ts";
import { VoiceRecorder } from "../files/voice-recorder.tsx";
import { SendLaterMenu } from "../later/send-later-menu.tsx";
import { COMPOSER_WORDS, MESSAGES_WORDS, shortText, THREAD_WORDS } from "../messages-words.ts";
import { ChosenShare } from "../share/chosen-share.tsx";
import type { ShareItem } from "../share/share-item.ts";
import { useDraft } from "../sync/use-draft.ts";
import { useTellTyping } from "../sync/use-typing.ts";
import { AboveField } from "./above-field.tsx";
import { ComposerTools } from "./composer-tools.tsx";
import { isEmptyDraft, type MessageDraft, quoteOf, takesMore } from "./message-draft.ts";
import { MessageField } from "./message-field.tsx";

interface ComposerProps {
  conversation: ConversationDetail;
  /** The message that is answered. */
  replyTo: Message | null;
  onReplyDone: () => void;
  /** False if it was not taken, so that what was written stays. */
  onSend: (draft: MessageDraft, sendAt?: string) => Promise<boolean>;
  /** It waits for its answer here, and not in the outbox: what is spoken could be lost, and nothing is sent later. */
  isAtOnce?: boolean;
  busy?: boolean;
  problem?: string | undefined;
}

/** Where the next message of a conversation is made. */
export function Composer(props: ComposerProps) {
  const { conversation, replyTo, onReplyDone, onSend, isAtOnce = false, busy = false, problem } = props;
  const { text, setText, clear } = useDraft(conversation._id, conversation.draft);
  const chosen = useChosenFiles(conversation._id);
  const [share, setShare] = useState<ShareItem | null>(null);
  const [isRecording, setRecording] = useState(false);
  const { onPaste } = useIncomingFiles(chosen.add);
  const tellTyping = useTellTyping(conversation._id);
  const area = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  const hasMore = takesMore(conversation);
  const quote = replyTo && quoteOf(replyTo);
  const draft: MessageDraft = { body: text, replyTo: quote, files: chosen.toSend, share };
  const isReady = !isEmptyDraft(draft) && text.trim().length <= MESSAGE_MAX && !busy;
  const mayRecord = hasMore && !isAtOnce;
  const hasAbove = share !== null || chosen.files.length > 0 || chosen.problem !== undefined;
  const focus = () => area.current?.focus();

  useEffect(() => {
    if (!replyTo) return;
    // After the menu has given the focus back to its button.
    const timer = setTimeout(() => area.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, [replyTo]);

  const type = (next: string) => {
    setText(next);
    if (next.trim() && conversation.state === "open") tellTyping();
  };
  const send = async (sendAt?: string) => {
    if (!isReady || !(await onSend({ ...draft, body: text.trim() }, sendAt))) return;
    clear();
    chosen.empty();
    setShare(null);
    onReplyDone();
    focus();
  };
  const sendVoice = (file: KeptFile) => {
    void onSend({ body: "", replyTo: quote, files: [file], share: null });
    onReplyDone();
  };
  const sendLater = (at: string) => void send(at);
  return (
    <div className="@container shrink-0 border-t border-line bg-raised px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4">
      {replyTo && (
        <AboveField
          icon={<Reply aria-hidden="true" />}
          title={THREAD_WORDS.reply(replyTo.senderName)}
          text={shortText(replyTo)}
          closeLabel={COMPOSER_WORDS.cancelReply}
          onClose={onReplyDone}
        />
      )}
      {hasAbove && (
        <div className="mb-2 grid max-h-64 grid-cols-1 gap-2 overflow-y-auto">
          {share && <ChosenShare item={share} onRemove={() => (setShare(null), focus())} />}
          <FileTray chosen={chosen} onEmptied={focus} />
        </div>
      )}
      <MessageField
        area={area}
        label={COMPOSER_WORDS.fieldTo(conversation.title)}
        text={text}
        onText={type}
        onSend={() => void send()}
        {...(replyTo && { onEscape: onReplyDone })}
        {...(hasMore && { onPaste })}
        hasMore={draft.files.length > 0 || share !== null}
        busy={busy}
        problem={problem}
        tools={
          hasMore && (
            <ComposerTools
              text={text}
              onText={(next) => (setText(next), focus())}
              isFull={chosen.isFull}
              onFiles={chosen.add}
              onShare={setShare}
              onLater={isAtOnce ? undefined : sendLater}
              canSend={isReady}
            />
          )
        }
        later={hasMore && isReady && !isAtOnce && <SendLaterMenu onChoose={sendLater} />}
        voice={mayRecord && <VoiceRecorder onRecorded={sendVoice} onRecording={setRecording} />}
        isRecording={mayRecord && isRecording}
      />
      {!isOnline && (
        <p role="status" className="mt-1 text-xs text-muted">
          {MESSAGES_WORDS.offline}
        </p>
      )}
    </div>
  );
}
