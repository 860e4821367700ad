import { REACTION_LABEL } from "@cardplaza/contract/connect/post-words";
import { api } from "../../../lib/api.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { AuthorName, AuthorPicture } from "./post-author.tsx";
import { REACTION_LOOK } from "./reaction-look.ts";

/** The members who reacted to a post, newest first. */
export function ReactionNames({ postId, onClose }: { postId: string; onClose: () => void }) {
  const list = usePages(["GET /api/posts/:id/reactions", postId], (cursor) =>
    api["GET /api/posts/:id/reactions"]({ params: { id: postId }, query: { cursor } }),
  );
  const reactions = list.data?.pages.flatMap((page) => page.reactions);
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent title="Reactions">
        {list.isError && !reactions ? (
          <ErrorState
            title="The names did not load"
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : !reactions ? (
          <LoadingArea label="Loading names" className="grid gap-4">
            {[1, 2, 3].map((line) => (
              <Skeleton key={line} className="h-10" />
            ))}
          </LoadingArea>
        ) : reactions.length === 0 ? (
          <p className="text-sm text-muted">Nobody has reacted yet.</p>
        ) : (
          <ul className="grid grid-cols-1 gap-4">
            {reactions.map(({ kind, by }, at) => {
              const { Icon, ink } = REACTION_LOOK[kind];
              return (
                <li key={by._id ?? at} className="flex items-center gap-3">
                  <AuthorPicture author={by} />
                  <div className="min-w-0 flex-1 text-sm">
                    <AuthorName author={by} className="font-semibold" />
                    {by.headline && <p className="truncate text-xs text-muted">{by.headline}</p>}
                  </div>
                  <span className={cn("inline-flex items-center gap-1.5 text-xs", ink)}>
                    <Icon aria-hidden="true" className="size-4" /> {REACTION_LABEL[kind]}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        <ShowMore list={list} className="mt-5" />
      </SheetContent>
    </Sheet>
  );
}
