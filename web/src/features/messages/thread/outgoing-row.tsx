import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { RotateCw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { OutgoingBubble } from "../message/outgoing-bubble.tsx";
import { THREAD_WORDS } from "../messages-words.ts";
import type { Outgoing } from "../sync/outgoing.ts";

interface OutgoingRowProps {
  outgoing: Outgoing;
  onAgain: () => void;
  onDrop: () => void;
}

/** A message that the server does not have yet. A refused one waits for its sender. */
export function OutgoingRow({ outgoing, onAgain, onDrop }: OutgoingRowProps) {
  const { clientId, problem } = outgoing;
  return (
    <li data-row={clientId} className="flex justify-end px-1 pt-1">
      <div className="grid max-w-[min(36rem,88%)] min-w-0 grid-cols-1 justify-items-end">
        <OutgoingBubble outgoing={outgoing} />
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
