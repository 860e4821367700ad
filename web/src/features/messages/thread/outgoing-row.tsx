import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { Clock, RotateCw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { THREAD_WORDS } from "../messages-words.ts";
import { messageClock } from "../sync/message-time.ts";
import type { Outgoing } from "../sync/outgoing.ts";
import { bubbleLook } from "../message/bubble.tsx";
import { MessageText } from "../message/message-text.tsx";

interface OutgoingRowProps {
  outgoing: Outgoing;
  onAgain: () => void;
  onDrop: () => void;
}

/** A message that the server does not have yet. A refused one waits for its sender. */
export function OutgoingRow({ outgoing, onAgain, onDrop }: OutgoingRowProps) {
  const { clientId, body, echo, problem, entry } = outgoing;
  const at = new Date(entry.at).toISOString();
  return (
    <li data-row={clientId} className="flex justify-end px-1 pt-1">
      <div className="grid max-w-[min(36rem,88%)] min-w-0 grid-cols-1 justify-items-end">
        <div className={bubbleLook(true)}>
          {echo.replyTo && (
            <p dir="auto" className="mb-1 line-clamp-2 border-l-3 border-brand pl-2 text-xs text-muted">
              {echo.replyTo.text}
            </p>
          )}
          {echo.attached?.map((name) => (
            <p key={name} dir="auto" className="truncate text-xs text-muted">
              {name}
            </p>
          ))}
          {body && <MessageText body={body} />}
          <p className="mt-0.5 flex items-center justify-end gap-1 text-xs text-muted">
            {problem === undefined && (
              <Clock role="img" aria-label={THREAD_WORDS.sending} className="size-3.5" />
            )}
            <time dateTime={at}>{messageClock(at)}</time>
          </p>
        </div>
        {problem !== undefined && (
          <div role="alert" className="mt-1 grid justify-items-end gap-0.5 text-right text-xs">
            <button
              type="button"
              onClick={onAgain}
              className="touch-area inline-flex min-h-6 items-center gap-1 rounded-sm font-semibold text-danger"
            >
              <RotateCw aria-hidden="true" className="size-3.5" /> {MESSAGE_TEXT.notSent}
            </button>
            <p className="wrap-anywhere text-muted">{problem}</p>
            <Button variant="link" className="text-xs" onClick={onDrop}>
              {THREAD_WORDS.deleteUnsent}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
