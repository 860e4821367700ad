import { ApiError } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FileDropArea } from "../composer/file-drop-area.tsx";
import { MESSAGES_WORDS } from "../messages-words.ts";
import { useConversation } from "../sync/use-conversations.ts";
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
          <OpenThread
            conversation={data}
            me={user._id}
            at={at}
            messageId={messageId}

            onBack={onBack}
          />
        </FileDropArea>
      </>
    );
  if (isGone(error))
    return (
      <EmptyState
        drawing="inbox"
        title={MESSAGES_WORDS.gone}
        text={MESSAGES_WORDS.goneWhy}
        action={
          <Button variant="secondary" onClick={onBack}>
            {MESSAGES_WORDS.back}
          </Button>
        }
        className="my-auto"
      />
    );
  if (error)
    return (
      <ErrorState
        title={MESSAGES_WORDS.notLoaded}
        text={MESSAGES_WORDS.notLoadedWhy}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="my-auto"
      />
    );
  return <ThreadSkeleton />;
}

export const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
