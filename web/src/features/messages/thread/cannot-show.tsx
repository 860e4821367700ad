import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { MESSAGES_WORDS } from "../messages-words.ts";

interface CannotShowProps {
  error: unknown;
  /** What is said if it is not there, or not for this reader. */
  gone: { title: string; text?: string };
  retrying: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** In the place of a thread: why it is not shown. On a phone this is the whole screen, so the list is one press away. */
export function CannotShow({ error, gone, retrying, onRetry, onBack }: CannotShowProps) {
  const isGone = error instanceof ApiError && GONE.includes(error.status);
  const back = (
    <Button variant={isGone ? "secondary" : "ghost"} onClick={onBack}>
      {MESSAGES_WORDS.back}
    </Button>
  );
  if (isGone) return <EmptyState drawing="inbox" {...gone} action={back} className="my-auto" />;
  return (
    <div className="my-auto text-center">
      <ErrorState
        title={MESSAGES_WORDS.notLoaded}
        text={MESSAGES_WORDS.notLoadedWhy}
        retrying={retrying}
        onRetry={onRetry}
        className="pb-2"
      />
      <div className="lg:hidden">{back}</div>
    </div>
  );
}

const GONE: readonly number[] = [400, 404];
