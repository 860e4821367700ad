import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { momentInWords } from "@cardplaza/contract/date-words";
import type { Message } from "@cardplaza/contract/messages/message";
import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Composer } from "../composer/composer.tsx";
import { EditMessage } from "../composer/edit-message.tsx";
import { draftText, type MessageDraft, sentShare, shownShare } from "../composer/message-draft.ts";
import { COMPOSER_WORDS, REQUEST_WORDS } from "../messages-words.ts";
import type { Thread } from "../sync/thread-store.ts";
import type { useOutgoing } from "../sync/use-outgoing.ts";
import { RequestPanel } from "./request-panel.tsx";
import { SubjectLine } from "../message/subject-line.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import { useAbout } from "./use-about.ts";
import type { useMessageActs } from "./use-message-acts.ts";

interface ThreadFootProps {
  conversation: ConversationDetail;
  thread: Thread;
  /** The first message of somebody else. */
  first: Message | undefined;
  outbox: ReturnType<typeof useOutgoing>;
  acts: ReturnType<typeof useMessageActs>;
  onLeft: () => void;
}

/** The end of a thread: the field, the answer to a request, or why nothing can be written. */
export function ThreadFoot({ conversation, thread, first, outbox, acts, onLeft }: ThreadFootProps) {
  const { _id: id, state, canWrite, closedText, title } = conversation;
  const about = useAbout(conversation, thread);
  if (state === "request_received" || state === "invited")
    return <RequestPanel conversation={conversation} first={first} onLeft={onLeft} />;
  if (!canWrite)
    return (
      <p className="shrink-0 border-t border-line bg-raised px-4 py-4 text-center text-sm wrap-anywhere text-muted">
        {closedText}
      </p>
    );
  if (acts.edited) return <EditMessage key={acts.edited._id} message={acts.edited} onDone={acts.stopEdit} />;
  const send = async (draft: MessageDraft, sendAt?: string): Promise<boolean> => {
    const { body, replyTo, files, share } = draft;
    const message = {
      body,
      ...(replyTo && { replyTo: replyTo._id }),
      ...(share && { share: sentShare(share) }),
    };
    if (about.subject) return about.send(message, files);
    outbox.send({
      conversationId: id,
      body: { ...message, ...(sendAt !== undefined && { sendAt }) },
      files,
      label: `${title}: ${draftText(draft)}`,
      echo: { replyTo, share: share && shownShare(share) },
    });
    if (sendAt !== undefined) toast({ title: LATER_WORDS.willSend(momentInWords(sendAt, "reader")) });
    return true;
  };
  return (
    <>
      {state === "declined" && (
        <p className="shrink-0 border-t border-line bg-raised px-4 pt-2.5 text-xs text-muted">
          {REQUEST_WORDS.declined}
        </p>
      )}
      {about.subject && (
        <SubjectLine subject={about.subject} className="shrink-0 rounded-none border-t border-line px-4">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={COMPOSER_WORDS.removeSubject}
            onClick={about.drop}
          >
            <X />
          </Button>
        </SubjectLine>
      )}
      <Composer
        conversation={conversation}
        replyTo={acts.replyTo}
        onReplyDone={acts.stopReply}
        onSend={send}
        isAtOnce={about.subject !== null}
        busy={about.isSending}
        problem={about.problem ?? outbox.problem}
      />
    </>
  );
}
