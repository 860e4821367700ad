import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import type { LeftOut, ShownPost } from "./use-post-cache.ts";
import { usePostMarks } from "./use-post-marks.ts";

const WORDS: Record<LeftOut, (name: string) => string> = {
  hidden: (name) => `You no longer see this post by ${name}.`,
  muted: (name) => `You no longer see posts by ${name}.`,
  reported: () => "You reported this post and no longer see it.",
  blocked: (name) => `You blocked ${name}.`,
};

interface LeftOutPostProps {
  post: ShownPost;
  leftOut: LeftOut;
  /** What was pressed is gone with the post: who uses the keyboard goes on from here. */
  takesFocus: boolean;
}

/** A line in place of a post that was just hidden. */
export function LeftOutPost({ post, leftOut, takesFocus }: LeftOutPostProps) {
  const marks = usePostMarks(post);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // After the menu or the dialog has closed.
    const frame = requestAnimationFrame(() => {
      (place.current?.querySelector("button") ?? place.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  const undo =
    leftOut === "hidden"
      ? () => marks.hide(false)
      : leftOut === "muted"
        ? () => marks.muteAuthor(false)
        : undefined;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex min-h-13 items-center justify-between gap-3 rounded-card border border-dashed border-line px-4 py-2 text-sm text-muted outline-none"
    >
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
