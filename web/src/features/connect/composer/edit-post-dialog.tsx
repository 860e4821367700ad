import type { Post } from "@cardplaza/contract/connect/post";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { usePostCache } from "../post/use-post-cache.ts";
import { ComposerForm } from "./composer-form.tsx";
import { useComposer } from "./use-composer.ts";

/** A post in the composer again. What it said before stays in its history. */
export function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const cache = usePostCache();
  const queries = useQueryClient();
  const composing = useComposer({
    post,
    onDone: (saved) => {
      cache.take(saved);
      void queries.invalidateQueries({ queryKey: ["GET /api/posts/:id/history"] });
      onClose();
      toast({
        title: "Saved",
        ...(saved.status === "waiting" && { description: POST_TEXT.waiting }),
      });
    },
  });
  const { area } = composing;
  useEffect(() => {
    // After the dialog has taken the focus.
    const frame = requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [area]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Edit post" className="max-w-2xl">
        {composing.kept.isRestored && (
          <Notice
            className="mb-4"
            action={
              <Button size="sm" variant="secondary" onClick={() => void composing.discard()}>
                Start over
              </Button>
            }
          >
            We kept what you changed earlier in this browser.
          </Notice>
        )}
        <ComposerForm composing={composing} />
      </DialogContent>
    </Dialog>
  );
}
