import type { Comment } from "@cardplaza/contract/connect/comments";
import type { Post } from "@cardplaza/contract/connect/post";
import { postPath, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { Link } from "react-router";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { CommentRow } from "./comments/comment-row.tsx";
import { commentsText } from "./post/comments-text.ts";
import { NextStep } from "./post/next-step.tsx";
import { PostFrame } from "./post/post-frame.tsx";
import { ReactionCounts } from "./post/reaction-counts.tsx";

interface VisitorPostProps {
  post: Post;
  heading?: "h1" | "h2" | "h3";
  isWhole?: boolean;
  /** The first ones, on the post's own page. */
  comments?: readonly Comment[];
  className?: string;
}

/** A public post for a visitor, with the way to join. */
export function VisitorPost({ post, comments = [], ...frame }: VisitorPostProps) {
  const { status } = useSession();
  const signIn = `/auth?redirect=${encodeURIComponent(postPath(post._id))}`;
  const others = post.comments - comments.length;
  return (
    <PostFrame post={post} {...frame}>
      <NextStep post={post} signIn={signIn} />
      <div className="mx-4 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line py-3 sm:mx-5">
        <p className="flex items-center gap-3 text-sm text-muted">
          <ReactionCounts reactions={post.reactions} />
          {post.comments > 0 && <span>{commentsText(post.comments)}</span>}
        </p>
        {/* A member who comes back is known a moment later. */}
        <Button asChild className={status === "visitor" ? undefined : "in-data-session:invisible"}>
          <Link to={signIn}>{POST_TEXT.join}</Link>
        </Button>
      </div>
      {comments.length > 0 && (
        <section aria-label="Comments" className="border-t border-line px-4 py-4 sm:px-5">
          <ul className="grid grid-cols-1 gap-4">
            {comments.map((comment) => (
              <li key={comment._id} className="min-w-0">
                <CommentRow comment={comment} />
              </li>
            ))}
          </ul>
          {others > 0 && (
            <p className="mt-4 text-sm">
              <Link to={signIn} className="text-brand-strong underline-offset-4 hover:underline">
                {others === 1 ? "1 more comment" : `${others.toLocaleString("en-IN")} more comments`}
              </Link>
            </p>
          )}
        </section>
      )}
    </PostFrame>
  );
}
