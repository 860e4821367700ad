import { useState } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { THREAD_WORDS } from "../messages-words.ts";
import { useThreadShared } from "../message/thread-context.ts";

/** Who has seen a message; nothing where that is not shown. */
export function SeenBy({ seq }: { seq: number }) {
  const { conversation, me } = useThreadShared();
  const [isOpen, setOpen] = useState(false);
  const who = conversation.participants.filter(
    ({ _id, seenSeq }) => _id !== me && seenSeq !== null && seenSeq >= seq,
  );
  if (who.length === 0) return null;
  if (conversation.kind === "direct") return <p className="px-1 text-xs text-muted">{THREAD_WORDS.seen}</p>;
  return (
    <>
      <Button variant="link" className="px-1 text-xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {THREAD_WORDS.seenBy(who.length)}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent title={THREAD_WORDS.seenByTitle}>
            <ul className="grid grid-cols-1 gap-3">
              {who.map(({ _id, name, profile_image }) => (
                <li key={_id} className="flex items-center gap-3 text-sm">
                  <Avatar size="sm" name={name} src={profile_image} decorative />
                  <span dir="auto" className="min-w-0 wrap-anywhere">
                    {name}
                  </span>
                </li>
              ))}
            </ul>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
