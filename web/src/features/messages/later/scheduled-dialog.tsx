import type { ScheduledMessage } from "@cardplaza/contract/messages/messages";
import { useState } from "react";
import { inWords } from "../../../lib/problem-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import { EditScheduledDialog } from "./edit-scheduled-dialog.tsx";
import { ScheduledRow } from "./scheduled-row.tsx";
import { useChangeScheduled, useScheduled } from "./use-scheduled.ts";

type Opened = { message: ScheduledMessage; what: "edit" | "delete" };

/** The member's messages that are sent later. */
export function ScheduledDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useScheduled();
  const { remove } = useChangeScheduled();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  async function deleteOpened() {
    if (!opened) return;
    await inWords(remove.mutateAsync(opened.message._id));
    toast({ title: LATER_WORDS.deleted });
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={LATER_WORDS.scheduled} description={LATER_WORDS.scheduledHint}>
        {isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingArea label={LATER_WORDS.loading}>
            <SkeletonText lines={4} />
          </LoadingArea>
        ) : data.length === 0 ? (
          <EmptyState drawing="calendar" title={LATER_WORDS.none} text={LATER_WORDS.noneText} />
        ) : (
          <ul className="-mx-6 divide-y divide-line border-y border-line">
            {data.map((message) => (
              <ScheduledRow
                key={message._id}
                message={message}
                onEdit={() => setOpened({ message, what: "edit" })}
                onDelete={() => setOpened({ message, what: "delete" })}
              />
            ))}
          </ul>
        )}
        {opened?.what === "edit" && <EditScheduledDialog message={opened.message} onClose={close} />}
        <ConfirmDialog
          open={opened?.what === "delete"}
          onOpenChange={(stays) => !stays && close()}
          title={LATER_WORDS.deleteTitle}
          description={LATER_WORDS.deleteText}
          confirmLabel={LATER_WORDS.delete}
          onConfirm={deleteOpened}
        />
      </DialogContent>
    </Dialog>
  );
}
