import type { Comment } from "@cardplaza/contract/connect/comments";
import type { ReactNode } from "react";
import { AuthorName, AuthorPicture } from "../post/post-author.tsx";
import { PostText } from "../post/post-text.tsx";
import { PostedTime } from "../post/posted-time.tsx";

interface CommentRowProps {
  comment: Comment;
  /** The form in place of the text, while it is edited. */
  form?: ReactNode;
  /** Actions below the comment: reply, edit, delete. */
  children?: ReactNode;
}

/** A comment as everybody sees it. */
export function CommentRow({ comment, form, children }: CommentRowProps) {
  const { author } = comment;
  if (comment.removed)
    return (
      <p className="rounded-card border border-dashed border-line px-3.5 py-2.5 text-sm text-muted">
        {comment.body}
      </p>
    );
  return (
    <article aria-label={`Comment by ${author.name}`} className="flex min-w-0 gap-3">
      <AuthorPicture author={author} size="sm" />
      <div className="min-w-0 flex-1">
        {form || (
          <div className="rounded-card bg-sunken px-3.5 py-2.5 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <AuthorName author={author} className="font-semibold" />
              <span className="text-xs text-muted">
                <PostedTime at={comment.created_at} />
                {comment.editedAt && " · Edited"}
              </span>
            </p>
            {author.headline && <p className="truncate text-xs text-muted">{author.headline}</p>}
            <PostText body={comment.body} mentions={comment.mentions} className="mt-1" />
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
