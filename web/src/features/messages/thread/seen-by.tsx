import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { readersOf } from "../groups/read-state.ts";
import { ReadersDialog } from "../groups/readers-dialog.tsx";
import { useThreadShared } from "../message/thread-context.ts";
import { THREAD_WORDS } from "../messages-words.ts";

/** Who has seen a message of the reader's own; nothing where that is not shown. */
export function SeenBy({ seq }: { seq: number }) {
  const { conversation, me } = useThreadShared();
  const [isOpen, setOpen] = useState(false);
  const { kind, participants } = conversation;
  const message = { seq, senderId: me };
  const { read } = readersOf(participants, message);
  if (read.length === 0) return null;
  if (kind === "direct") return <p className="px-1 text-xs text-muted">{THREAD_WORDS.seen}</p>;
  return (
    <>
      <Button variant="link" className="px-1 text-xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {THREAD_WORDS.seenBy(read.length)}
      </Button>
      {isOpen && (
        <ReadersDialog message={message} participants={participants} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
