import type { Comment } from "@cardplaza/contract/connect/comments";
import { CornerDownRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { NO_TEXT } from "../composer/mention-places.ts";
import type { ShownPost } from "../post/use-post-cache.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { OutgoingComment } from "./outgoing-comment.tsx";
import { useComments } from "./use-comments.ts";
import { useSending } from "./use-sending.ts";
import { useTypedComment } from "./use-typed-comment.ts";

interface CommentThreadProps {
  post: ShownPost;
  comment: Comment;
}

/** A comment with its replies, which are fetched when they are opened. */
export function CommentThread({ post, comment }: CommentThreadProps) {
  const [isOpen, setOpen] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const typed = useTypedComment(post._id, comment._id);
  const { outgoing, send, again, drop } = useSending(post._id, comment._id);
  const area = useRef<HTMLTextAreaElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  /** The form goes with the focus in it. */
  function closeReply() {
    setReplying(false);
    replyButton.current?.focus({ preventScroll: true });
  }
  useEffect(() => {
    if (!isReplying || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [isReplying]);

  /** Replies go below the first comment; one to a reply names its author. */
  function reply(to: Comment) {
    setOpen(true);
    setReplying(true);
    area.current?.focus();
    if (to._id === comment._id || to.isOwn || to.author.type !== "user" || !to.author._id) return;
    const name = `@${to.author.name}`;
    if (typed.text.body === "")
      typed.setText({
        body: `${name} `,
        mentions: [{ userId: to.author._id, start: 0, length: name.length }],
      });
  }

  const hasBelow = isOpen || comment.replies > 0 || outgoing.length > 0 || isReplying;
  return (
    <li className="min-w-0">
      <CommentItem post={post} comment={comment} onReply={() => reply(comment)} replyButton={replyButton} />
      {hasBelow && (
        <div className="mt-3 ml-5 grid grid-cols-1 gap-3 border-l border-line pl-4 sm:ml-11 sm:pl-3">
          {isOpen ? (
            <Replies post={post} comment={comment} onReply={reply} />
          ) : (
            comment.replies > 0 && (
              <Button
                variant="link"
                size="sm"
                className="justify-self-start text-xs"
                onClick={() => setOpen(true)}
              >
                <CornerDownRight aria-hidden="true" />
                {comment.replies === 1 ? "1 reply" : `${comment.replies} replies`}
              </Button>
            )
          )}
          {outgoing.map((item) => (
            <OutgoingComment
              key={item.key}
              item={item}
              onAgain={() => again(item)}
              onDrop={() => drop(item.key)}
            />
          ))}
          {isReplying && (
            <CommentForm
              label={`Reply to ${comment.author.name}`}
              area={area}
              text={typed.text}
              onText={typed.setText}
              sendLabel="Reply"
              onSend={(text) => {
                send(text);
                typed.setText(NO_TEXT);
                closeReply();
              }}
              onCancel={closeReply}
            />
          )}
        </div>
      )}
    </li>
  );
}

interface RepliesProps extends CommentThreadProps {
  onReply: (to: Comment) => void;
}

function Replies({ post, comment, onReply }: RepliesProps) {
  const list = useComments(post._id, comment._id);
  if (list.isError && !list.comments)
    return (
      <p role="alert" className="text-sm text-muted">
        The replies did not load.{" "}
        <Button variant="link" size="sm" onClick={() => void list.refetch()}>
          Retry
        </Button>
      </p>
    );
  if (!list.comments) return comment.replies > 0 ? <Spinner /> : null;
  return (
    <>
      {list.comments.length > 0 && (
        <ul aria-label={`Replies to ${comment.author.name}`} className="grid grid-cols-1 gap-3">
          {list.comments.map((reply) => (
            <li key={reply._id} className="min-w-0">
              <CommentItem post={post} comment={reply} onReply={() => onReply(reply)} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} label="More replies" className="text-left" />
    </>
  );
}
