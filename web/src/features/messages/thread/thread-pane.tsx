import { useSession } from "../../../lib/session.ts";
import { FileDropArea } from "../composer/file-drop-area.tsx";
import { MESSAGES_WORDS } from "../messages-words.ts";
import { useConversation } from "../sync/use-conversations.ts";
import { CannotShow } from "./cannot-show.tsx";
import { OpenThread } from "./open-thread.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

interface ThreadPaneProps {
  id: string;
  at: number | undefined;
  messageId: string | null;
  onBack: () => void;
}

/** An open conversation, or why it cannot be shown. */
export function ThreadPane({ id, at, messageId, onBack }: ThreadPaneProps) {
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useConversation(id);
  if (data && user)
    return (
      <>
        <title>{MESSAGES_WORDS.titleOf(data.title)}</title>
        <FileDropArea conversation={data}>
          <OpenThread conversation={data} me={user._id} at={at} messageId={messageId} onBack={onBack} />
        </FileDropArea>
      </>
    );
  if (!error) return <ThreadSkeleton />;
  return (
    <CannotShow
      error={error}
      gone={{ title: MESSAGES_WORDS.gone, text: MESSAGES_WORDS.goneWhy }}
      retrying={isFetching}
      onRetry={() => void refetch()}
      onBack={onBack}
    />
  );
}
