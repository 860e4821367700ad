import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Composer, type ComposerParts, quoteOf } from "../composer/composer.tsx";
import { EditMessage } from "../composer/edit-message.tsx";
import type { MessageDraft } from "../composer/message-draft.ts";
import { COMPOSER_WORDS, REQUEST_WORDS } from "../messages-words.ts";
import type { Thread } from "../sync/thread-store.ts";
import type { useOutgoing } from "../sync/use-outgoing.ts";
import { RequestPanel } from "./request-panel.tsx";
import { SubjectLine } from "../message/subject-line.tsx";
import { useAbout } from "./use-about.ts";
import type { useMessageActs } from "./use-message-acts.ts";

interface ThreadFootProps {
  conversation: ConversationDetail;
  thread: Thread;
  /** The first message of somebody else. */
  first: Message | undefined;
  outbox: ReturnType<typeof useOutgoing>;
  acts: ReturnType<typeof useMessageActs>;
  parts: ComposerParts | undefined;
  onLeft: () => void;
}

/** The end of a thread: the field, the answer to a request, or why nothing can be written. */
export function ThreadFoot({ conversation, thread, first, outbox, acts, parts, onLeft }: ThreadFootProps) {
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
      files: files.map(({ url, seconds }) => ({ url, ...(seconds !== undefined && { seconds }) })),
      ...(share && { share: { type: share.type, id: share.id } }),
    };
    if (about.subject) return about.send(message);
    outbox.send({
      conversationId: id,
      body: { ...message, ...(sendAt !== undefined && { sendAt }) },
      label: `${title}: ${body || (files[0]?.name ?? share?.title ?? "")}`,
      echo: {
        replyTo: acts.replyTo && quoteOf(acts.replyTo),
        attached: [...files.map(({ name }) => name), ...(share ? [share.title] : [])],
      },
    });
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
        {...parts}
        conversation={conversation}
        replyTo={acts.replyTo}
        onReplyDone={acts.stopReply}
        onSend={send}
        busy={about.isSending}
        problem={about.problem ?? outbox.problem}
      />
    </>
  );
}
