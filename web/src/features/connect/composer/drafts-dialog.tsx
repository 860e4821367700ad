import type { PostDraft } from "@cardplaza/contract/connect/post-tools";
import { POST_KIND_LABEL } from "@cardplaza/contract/connect/post-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { PostedTime } from "../post/posted-time.tsx";

type Draft = z.infer<typeof PostDraft>;

interface DraftsDialogProps {
  /** The one that is open now. */
  current: string | null;
  /** Opens a draft; false if the present text could not be saved first. */
  onOpen: (draft: Draft) => Promise<boolean>;
  onClose: () => void;
}

/** Unfinished posts, to go on with one or to throw it away. */
export function DraftsDialog({ current, onOpen, onClose }: DraftsDialogProps) {
  const queries = useQueryClient();
  const { data, isError, refetch, isFetching } = useQuery({
    ...query["GET /api/post-drafts"](),
    staleTime: 0,
  });
  const [problem, setProblem] = useState<string>();
  const remove = useMutation({
    mutationFn: (id: string) => api["DELETE /api/post-drafts/:id"]({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["GET /api/post-drafts"] }),
    onError: (error) => setProblem(problemText(error)),
  });
  async function open(draft: Draft) {
    if (await onOpen(draft)) onClose();
    else setProblem("What you are writing now could not be saved, so it stays open. Try again in a moment.");
  }
  const drafts = data?.drafts.filter(({ _id }) => _id !== current);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Drafts" description="Only you see them. They are on all your devices.">
        {problem && (
          <Notice tone="danger" live className="mb-4">
            {problem}
          </Notice>
        )}
        {isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : !drafts ? (
          <LoadingArea label="Loading drafts">
            <SkeletonText />
          </LoadingArea>
        ) : drafts.length === 0 ? (
          <EmptyState
            drawing="inbox"
            title="No other drafts"
            text="What you write is kept here until you post it."
          />
        ) : (
          <ul className="grid grid-cols-1">
            {drafts.map((draft) => (
              <li
                key={draft._id}
                className="flex items-center gap-2 border-t border-line py-2 first:border-0"
              >
                <button
                  type="button"
                  className="min-w-0 flex-1 rounded-field px-2 py-1.5 text-left hover:bg-hover"
                  onClick={() => void open(draft)}
                >
                  <span className="line-clamp-2 text-sm break-words">{titleOf(draft)}</span>
                  <span className="text-xs text-muted">
                    {POST_KIND_LABEL[draft.contents.kind ?? "update"]} · <PostedTime at={draft.updated_at} />
                  </span>
                </button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete the draft: ${titleOf(draft).slice(0, 40)}`}
                  onClick={() => remove.mutate(draft._id)}
                >
                  <Trash2 />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}

const titleOf = ({ contents }: Draft) =>
  contents.body?.trim() || (contents.images?.length ? "Pictures without words" : "A poll without words");
