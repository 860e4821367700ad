import type { Entry } from "../../lib/outbox/entry.ts";
import type { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { useNavigate } from "react-router";
import { OUTBOX_TEXT } from "../../site/outbox/outbox-words.ts";
import { WaitingEntries } from "../../site/outbox/waiting-entries.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx";
import { isReady } from "../../lib/outbox/entry.ts";

interface OutboxDialogProps {
  outbox: ReturnType<typeof useOutbox>;
  entries: readonly Entry[];
  onClose: () => void;
}

/** All that this browser has to send, whichever screen it was made on. */
export function OutboxDialog({ outbox, entries, onClose }: OutboxDialogProps) {
  const navigate = useNavigate();
  const openWhereMade = ({ path }: Entry) =>
    path === undefined
      ? undefined
      : () => {
          onClose();
          void navigate(path);
        };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Not sent yet" description="What you did here that has not reached us.">
        <div className="grid grid-cols-1 gap-4">
          {!outbox.areStored && <Notice tone="warning">{OUTBOX_TEXT.lasts}</Notice>}
          {entries.length === 0 && <p className="text-sm">{OUTBOX_TEXT.noneLeft}</p>}
          <WaitingEntries outbox={outbox} entries={entries} onEdit={openWhereMade} />
          {entries.some(isReady) && !outbox.offline && (
            <Button variant="secondary" className="w-fit" onClick={() => void outbox.send().catch(() => {})}>
              {OUTBOX_TEXT.sendNow}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
