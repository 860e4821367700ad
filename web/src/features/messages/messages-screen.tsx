import { useCallback, useEffect, useRef } from "react";
import { cn } from "../../ui/class-names.ts";
import { ConversationList } from "./list/conversation-list.tsx";
import { MESSAGES_WORDS } from "./messages-words.ts";
import { useLiveConversations } from "./sync/use-live-conversations.ts";
import { ChapterThread } from "./thread/chapter-thread.tsx";
import { NewConversation } from "./thread/new-conversation.tsx";
import { ThreadPane } from "./thread/thread-pane.tsx";
import { useMessagesAddress } from "./use-messages-address.ts";
import { useScreenHeight } from "./use-screen-height.ts";

/** List and thread side by side; on a phone one after the other. Each scrolls by itself, the page does not. */
export function MessagesScreen() {
  const { openId, to, chapterId, subject, messageId, at, isOpen, settle, close } = useMessagesAddress();
  useLiveConversations();
  useScreenHeight();
  const thread = useRef<HTMLElement>(null);
  // On a phone the link that was pressed is gone.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isOpen && document.activeElement === document.body) thread.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [isOpen]);
  const onConversation = useCallback(
    (id: string, { isNew }: { isNew: boolean }) => settle(id, { keepsSubject: !isNew }),
    [settle],
  );
  const onChapterThread = useCallback((id: string) => settle(id, { keepsSubject: false }), [settle]);
  return (
    <div
      data-fills-height=""
      className="mx-auto grid min-h-0 w-full max-w-[1440px] flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)] border-line lg:grid-cols-[23rem_minmax(0,1fr)] min-[1440px]:border-x"
    >
      <div
        className={cn(
          "flex min-h-0 min-w-0 flex-col border-line bg-raised lg:border-r",
          isOpen && "max-lg:hidden",
        )}
      >
        <ConversationList openId={openId} />
      </div>
      <section
        ref={thread}
        tabIndex={-1}
        aria-label={MESSAGES_WORDS.thread}
        {...(isOpen && { "data-own-bar": "" })}
        className={cn(
          "relative flex min-h-0 min-w-0 flex-col bg-surface outline-none",
          !isOpen && "max-lg:hidden",
        )}
      >
        {/* The list's heading is not there on a phone. */}
        {isOpen && <h1 className="sr-only lg:hidden">{MESSAGES_WORDS.title}</h1>}
        {openId ? (
          <ThreadPane
            key={`${openId} ${at ?? ""} ${messageId ?? ""}`}
            id={openId}
            at={at}
            messageId={messageId}
            onBack={close}
          />
        ) : to ? (
          <NewConversation
            key={to}
            userId={to}
            subject={subject}
            onConversation={onConversation}
            onBack={close}
          />
        ) : chapterId ? (
          <ChapterThread
            key={chapterId}
            chapterId={chapterId}
            onConversation={onChapterThread}
            onBack={close}
          />
        ) : (
          <p className="m-auto px-6 text-center text-sm text-muted">{MESSAGES_WORDS.choose}</p>
        )}
      </section>
    </div>
  );
}
