import type { Post } from "@cardplaza/contract/connect/post";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";

/** What an edited post says now, and what it said before. */
export function PostHistory({ post, onClose }: { post: Post; onClose: () => void }) {
  const { data, isError, refetch, isFetching } = useQuery({
    ...query["GET /api/posts/:id/history"]({ params: { id: post._id } }),
    staleTime: 0,
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Edits" description={`What ${post.author.name} wrote before.`}>
        {isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <LoadingArea label="Loading edits">
            <SkeletonText />
          </LoadingArea>
        ) : (
          <ol className="grid grid-cols-1 gap-4">
            <Version label="Now" body={post.body} />
            {data.edits.map(({ body, at }, place) => (
              <Version key={place} label={`Until ${dayInWords(at)}`} body={body} />
            ))}
          </ol>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Version({ label, body }: { label: string; body: string }) {
  return (
    <li className="border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="text-xs font-medium text-muted">{label}</p>
      <p className="mt-1 text-sm break-words whitespace-pre-line">{body}</p>
    </li>
  );
}
