import { useEffect, useEffectEvent, useRef } from "react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { NO_TEXT, rewritten } from "../composer/mention-places.ts";
import type { ShownPost } from "../post/use-post-cache.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { OutgoingComment } from "./outgoing-comment.tsx";
import { useComments } from "./use-comments.ts";
import { useSending } from "./use-sending.ts";
import { useTypedComment } from "./use-typed-comment.ts";

export interface CommentListProps {
  post: ShownPost;
  /** Words to begin the comment with. */
  beginning?: string;
  /** Counts how often somebody asked to comment: each time the focus goes to the field. */
  asked?: number;
}

/** The comments of a post, with their replies, and the field for a new one. */
export function CommentList({ post, beginning = "", asked = 0 }: CommentListProps) {
  const list = useComments(post._id);
  const typed = useTypedComment(post._id);
  const { outgoing, send, again, drop } = useSending(post._id, null);
  const area = useRef<HTMLTextAreaElement>(null);

  const begin = useEffectEvent(() => {
    // What was typed already stays behind the beginning.
    if (beginning && !typed.text.body.startsWith(beginning))
      typed.setText(rewritten(typed.text, beginning + typed.text.body, beginning.length));
    requestAnimationFrame(() => {
      const field = area.current;
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    });
  });
  useEffect(() => {
    if (asked > 0) begin();
  }, [asked]);

  return (
    <div role="group" aria-label="Comments" className="grid grid-cols-1 gap-4">
      <CommentForm
        label="Write a comment"
        area={area}
        text={typed.text}
        onText={typed.setText}
        onSend={(text) => {
          send(text);
          typed.setText(NO_TEXT);
        }}
      />
      {list.isError && !list.comments && (
        <ErrorState
          title="The comments did not load"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
          className="py-4"
        />
      )}
      {list.isPending && post.comments > 0 && (
        <LoadingArea label="Loading comments" className="grid gap-3">
          <Skeleton className="h-14" />
          {post.comments > 1 && <Skeleton className="h-14" />}
        </LoadingArea>
      )}
      {list.comments && list.comments.length > 0 && (
        <ul aria-label="All comments" className="grid grid-cols-1 gap-4">
          {list.comments.map((comment) => (
            <CommentThread key={comment._id} post={post} comment={comment} />
          ))}
        </ul>
      )}
      {outgoing.map((item) => (
        <OutgoingComment
          key={item.key}
          item={item}
          onAgain={() => again(item)}
          onDrop={() => drop(item.key)}
        />
      ))}
      <ShowMore list={list} label="More comments" />
    </div>
  );
}
