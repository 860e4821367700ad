import { Button } from "../../../ui/button.tsx";
import type { LeftOut, ShownPost } from "./use-post-cache.ts";
import { usePostMarks } from "./use-post-marks.ts";

const WORDS: Record<LeftOut, (name: string) => string> = {
  hidden: (name) => `You no longer see this post by ${name}.`,
  muted: (name) => `You no longer see posts by ${name}.`,
  reported: () => "You reported this post and no longer see it.",
  blocked: (name) => `You blocked ${name}.`,
};

/** In place of a post that was just hidden. */
export function LeftOutPost({ post, leftOut }: { post: ShownPost; leftOut: LeftOut }) {
  const marks = usePostMarks(post);
  const undo =
    leftOut === "hidden"
      ? () => marks.hide(false)
      : leftOut === "muted"
        ? () => marks.muteAuthor(false)
        : undefined;
  return (
    <div className="flex min-h-13 items-center justify-between gap-3 rounded-card border border-dashed border-line px-4 py-2 text-sm text-muted">
      <p role="status" className="min-w-0 break-words">
        {WORDS[leftOut](post.author.name)}
      </p>
      {undo && (
        <Button variant="ghost" size="sm" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
