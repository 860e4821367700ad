import type { Post } from "@cardplaza/contract/connect/post";
import { NotebookPen, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { NotStoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { usePostCache } from "../post/use-post-cache.ts";
import { ComposerForm } from "./composer-form.tsx";
import { DraftsDialog } from "./drafts-dialog.tsx";
import { isBlank, valuesOfDraft } from "./post-values.ts";
import { type Composing, useComposer } from "./use-composer.ts";

interface OpenComposerProps {
  companyId?: string;
  /** What is in its place below the sheet of a phone. */
  closed: ReactNode;
  onPosted: (post: Post) => void;
  onClose: () => void;
}

/** A new post. Closing keeps it. */
export function OpenComposer({ companyId, closed, onPosted, onClose }: OpenComposerProps) {
  const cache = usePostCache();
  const [isWide] = useState(() => matchMedia("(min-width: 640px)").matches);
  const composing = useComposer({
    ...(companyId && { companyId }),
    onDone: (post) => {
      void cache.outdate();
      onPosted(post);
    },
  });
  const { area } = composing;
  useEffect(() => {
    // After the sheet has taken the focus.
    const frame = requestAnimationFrame(() => area.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [area]);
  const body = (
    <>
      {!composing.kept.isStored && <NotStoredNotice />}
      <ComposerForm composing={composing}>
        <DraftTools composing={composing} onDiscarded={onClose} />
      </ComposerForm>
    </>
  );
  if (isWide)
    return (
      <section aria-label="New post" className="rounded-card border border-line bg-raised p-4 sm:p-5">
        <header className="mb-4 flex items-center justify-between gap-3">
          <h2 className="text-base">New post</h2>
          <Button variant="ghost" size="icon-sm" aria-label="Close and keep as a draft" onClick={onClose}>
            <X />
          </Button>
        </header>
        {body}
      </section>
    );
  return (
    <>
      {closed}
      <Sheet open onOpenChange={(open) => !open && onClose()}>
        <SheetContent side="bottom" title="New post" className="h-[94dvh] max-h-none">
          {body}
        </SheetContent>
      </Sheet>
    </>
  );
}

/** Whether it is kept, the other drafts, and the way to throw this one away. */
function DraftTools({ composing, onDiscarded }: { composing: Composing; onDiscarded: () => void }) {
  const { draft, values } = composing;
  const [opened, setOpened] = useState<"drafts" | "discard" | null>(null);
  return (
    <>
      <p role="status" className="text-xs text-muted">
        {draft.phase === "saved" && "Draft saved"}
        {draft.phase === "failed" && `Kept in this browser only. ${draft.problem ?? ""}`}
      </p>
      <Button variant="ghost" size="sm" onClick={() => setOpened("drafts")}>
        <NotebookPen /> Drafts
      </Button>
      {!isBlank(values) && (
        <Button variant="ghost" size="sm" onClick={() => setOpened("discard")}>
          Discard
        </Button>
      )}
      {opened === "drafts" && (
        <DraftsDialog
          current={values.draftId}
          onOpen={({ _id, contents }) => composing.open(valuesOfDraft(_id, contents))}
          onClose={() => setOpened(null)}
        />
      )}
      <ConfirmDialog
        open={opened === "discard"}
        onOpenChange={() => setOpened(null)}
        title="Discard this post?"
        description="This deletes what you wrote, here and in your drafts."
        confirmLabel="Discard"
        onConfirm={async () => {
          await composing.discard();
          onDiscarded();
        }}
      />
    </>
  );
}
