import { AlertDialog } from "radix-ui";
import { isReady } from "../../lib/outbox/entry.ts";
import { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { OUTBOX_TEXT } from "../../site/outbox/outbox-words.ts";
import { WaitingEntries } from "../../site/outbox/waiting-entries.tsx";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { dialogPanel } from "../../ui/overlays/dialog.tsx";
import { Scrim } from "../../ui/overlays/scrim.tsx";

interface UnsentQuestionProps {
  /** True to sign out, with or without what is not sent. */
  onDecided: (leaves: boolean) => void;
}

/** Before a sign-out that would delete what was not sent. */
export function UnsentQuestion({ onDecided }: UnsentQuestionProps) {
  const outbox = useOutbox();
  const count = outbox.own.length;
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onDecided(false)}>
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content aria-modal="true" className={cn(dialogPanel, "max-w-md p-6")}>
          <AlertDialog.Title className="text-lg leading-snug">
            {count > 0 ? OUTBOX_TEXT.unsent(count) : OUTBOX_TEXT.noneLeft}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-muted">
            {count > 0 ? OUTBOX_TEXT.lost(count) : OUTBOX_TEXT.mayLeave}
          </AlertDialog.Description>
          <WaitingEntries outbox={outbox} entries={outbox.own} className="mt-4" />
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            {outbox.own.some(isReady) && !outbox.offline && (
              <Button variant="secondary" onClick={() => void outbox.send().catch(() => {})}>
                {OUTBOX_TEXT.sendNow}
              </Button>
            )}
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{OUTBOX_TEXT.stay}</Button>
            </AlertDialog.Cancel>
            <Button variant={count > 0 ? "danger" : "primary"} onClick={() => onDecided(true)}>
              {count > 0 ? OUTBOX_TEXT.signOutAndDelete : OUTBOX_TEXT.signOut}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
