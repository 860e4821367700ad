import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { useMemo, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useConversationActs } from "../acts/use-conversation-acts.ts";
import { MESSAGES_WORDS } from "../messages-words.ts";
import { readDetailAgain } from "../sync/conversation-cache.ts";
import { useOutgoing } from "../sync/use-outgoing.ts";
import { useReadMarks } from "../sync/use-read-marks.ts";
import { useThread } from "../sync/use-thread.ts";
import { useWhoTypes } from "../sync/use-typing.ts";
import { TogetherStrip } from "../together/together-strip.tsx";
import { Announcer } from "./announcer.tsx";
import { MessageDialogs } from "./message-dialogs.tsx";
import { MessageList } from "./message-list.tsx";
import { nameIn } from "../message/names.ts";
import { PinnedBar } from "./pinned-bar.tsx";
import { SubjectLine } from "../message/subject-line.tsx";
import { ThreadContext, type ThreadShared } from "../message/thread-context.ts";
import { ThreadFoot } from "./thread-foot.tsx";
import { ThreadFootArea } from "./thread-foot-area.tsx";
import { ThreadHead } from "./thread-head.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { TypingLine } from "./typing-line.tsx";
import { useJump } from "./use-jump.ts";
import { useMessageActs } from "./use-message-acts.ts";
import { whereToBegin } from "./where-to-begin.ts";

interface OpenThreadProps {
  conversation: ConversationDetail;
  me: string;
  /** Where to begin: the place of a message, or its id. */
  at: number | undefined;
  messageId: string | null;
  onBack: () => void;
}

/** A conversation with its messages, and the field for the next. */
export function OpenThread({ conversation, me, at, messageId, onBack }: OpenThreadProps) {
  const { _id: id, kind, other, state, readSeq, subject, participants } = conversation;
  const client = useQueryClient();
  const [begin] = useState(() => whereToBegin(conversation, { at, messageId }, me));
  const { thread, window, error, opened } = useThread(conversation, begin);
  const arrived = useMemo(() => new Set(window?.messages.map(({ clientId }) => clientId)), [window]);
  const outbox = useOutgoing(id, arrived);
  const { typing, done } = useWhoTypes(id);
  const onSeen = useReadMarks(id, readSeq);
  const jump = useJump(thread, window, { at, messageId });
  const conversationActs = useConversationActs(conversation);
  const acts = useMessageActs({
    thread,
    onMarkUnread: (seq) => void conversationActs.markUnread(seq),
    onPinned: () => void readDetailAgain(client, id),
  });
  const shared: ThreadShared = {
    conversation,
    me,
    onAct: acts.onAct,
    onReact: acts.onReact,
    onJump: jump.to,
  };
  return (
    <ThreadContext value={shared}>
      <ThreadHead conversation={conversation} onBack={onBack} />
      {kind === "direct" && state === "open" && other && (
        <TogetherStrip conversationId={id} name={other.name} />
      )}
      {subject && (
        <SubjectLine subject={subject} className="shrink-0 rounded-none border-b border-line px-4" />
      )}
      <PinnedBar onUnpin={acts.unpin} />
      {window ? (
        <>
          <MessageList
            thread={thread}
            window={window}
            opened={opened}
            target={jump.target}
            pointedAt={jump.pointedAt}
            leftOffAt={begin.leftOffAt}
            outgoing={outbox.outgoing}
            onAgain={(outgoing) => void outbox.again(outgoing)}
            onDrop={(outgoing) => void outbox.drop(outgoing)}
            onSeen={onSeen}
          />
          <Announcer window={window} me={me} onNew={({ senderId }) => done(senderId ?? "")} />
        </>
      ) : error ? (
        <div className="flex-1">
          <ErrorState
            title={MESSAGES_WORDS.notLoaded}
            text={MESSAGES_WORDS.notLoadedWhy}
            onRetry={() => void thread.open(begin.start, begin.isRight)}
          />
        </div>
      ) : (
        <ThreadSkeleton />
      )}
      <TypingLine
        names={participants
          .filter(({ _id }) => typing.includes(_id) && _id !== me)
          .map(({ _id }) => nameIn(conversation, _id))}
      />
      <ThreadFootArea>
        <ThreadFoot
          conversation={conversation}
          thread={thread}
          first={window?.messages.find(({ senderId }) => senderId !== me && senderId !== null)}
          outbox={outbox}
          acts={acts}
          onLeft={onBack}
        />
      </ThreadFootArea>
      {acts.dialog && <MessageDialogs thread={thread} open={acts.dialog} onClose={acts.closeDialog} />}
    </ThreadContext>
  );
}
