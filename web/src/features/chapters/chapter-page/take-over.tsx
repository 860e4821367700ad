import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { inWords } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { usePlanGate } from "../../search/use-plan-gate.tsx";
import { useReadChapters, useShowChapter } from "../use-chapter.ts";

/** The grace of a leader without the plan has ended: a member with the plan can go on. */
export function TakeOver({ chapter }: { chapter: Chapter }) {
  const { user } = useSession();
  const { runOrOffer, offer, dialog } = usePlanGate();
  const [open, setOpen] = useState(false);
  const show = useShowChapter();
  const readAgain = useReadChapters();
  const takeOver = async () => {
    const params = { id: chapter._id };
    const body = { userId: user?._id ?? "" };
    show(await inWords(api["POST /api/chapters/:id/transfer"]({ params, body })));
    toast({ title: `You lead ${chapter.name} now` });
    void readAgain();
  };
  const isLeader = chapter.own?.role === "leader";
  return (
    <>
      <Notice
        tone="warning"
        action={
          isLeader ? (
            <Button size="sm" variant="secondary" onClick={offer}>
              Renew Premium
            </Button>
          ) : (
            chapter.mayTakeOver && (
              <Button size="sm" variant="secondary" onClick={() => void runOrOffer(() => setOpen(true))}>
                Lead the chapter
              </Button>
            )
          )
        }
      >
        {CHAPTER_TEXT.readOnly}
      </Notice>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="normal"
        title={`Lead ${chapter.name}?`}
        description="You become the leader. The present one stays as a member."
        confirmLabel="Lead the chapter"
        onConfirm={takeOver}
      />
      {dialog}
    </>
  );
}
