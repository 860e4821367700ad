import type { Comment } from "@cardplaza/contract/connect/comments";
import { COMMENT_EDIT_MINUTES } from "@cardplaza/contract/connect/post-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { type RefObject, useEffect, useRef, useState } from "react";
import { MessageButton } from "../../../site/message-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useNow } from "../../notifications/use-now.ts";
import type { WrittenText } from "../composer/mention-places.ts";
import type { ShownPost } from "../post/use-post-cache.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentRow } from "./comment-row.tsx";
import { useCommentChanges } from "./use-comments.ts";

interface CommentItemProps {
  post: ShownPost;
  comment: Comment;
  onReply: () => void;
  replyButton?: RefObject<HTMLButtonElement | null>;
}

/** A comment with what its author, the post's author and others can do. */
export function CommentItem({ post, comment, onReply, replyButton }: CommentItemProps) {
  const changes = useCommentChanges(post._id);
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  function closeEdit() {
    setEditing(false);
    // The form is gone with the focus in it.
    requestAnimationFrame(() => actions.current?.querySelector("button")?.focus());
  }
  const now = useNow();
  const canEdit =
    comment.isOwn &&
    now.getTime() - new Date(comment.created_at).getTime() < COMMENT_EDIT_MINUTES * MINUTE_MS;
  const canDelete = comment.isOwn || post.isOwn;
  return (
    <CommentRow
      comment={comment}
      form={
        isEditing && (
          <EditComment comment={comment} onSave={(text) => changes.edit(comment, text)} onClose={closeEdit} />
        )
      }
    >
      {!isEditing && (
        <div ref={actions} className="mt-0.5 flex flex-wrap gap-x-4 pl-3.5 text-xs">
          <Quiet label={`Reply to ${comment.author.name}`} onPress={onReply} button={replyButton}>
            Reply
          </Quiet>
          {comment.author.type === "user" && (
            <MessageButton
              person={comment.author}
              subject={{ type: "post", id: post._id }}
              variant="link"
              size="sm"
              className={QUIET}
            />
          )}
          {canEdit && (
            <Quiet label="Edit your comment" onPress={() => setEditing(true)}>
              Edit
            </Quiet>
          )}
          {canDelete && (
            <Quiet label={`Delete the comment by ${comment.author.name}`} onPress={() => setDeleting(true)}>
              Delete
            </Quiet>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this comment?"
        description="This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => changes.remove(comment)}
      />
    </CommentRow>
  );
}

interface QuietProps {
  label: string;
  onPress: () => void;
  button?: RefObject<HTMLButtonElement | null> | undefined;
  children: string;
}

const QUIET = "text-xs text-muted no-underline hoverable:text-ink hoverable:underline";

/** A small action below a comment. */
function Quiet({ label, onPress, button, children }: QuietProps) {
  return (
    <Button ref={button} variant="link" size="sm" aria-label={label} className={QUIET} onClick={onPress}>
      {children}
    </Button>
  );
}

interface EditCommentProps {
  comment: Comment;
  onSave: (text: WrittenText) => Promise<void>;
  onClose: () => void;
}

function EditComment({ comment, onSave, onClose }: EditCommentProps) {
  const [text, setText] = useState<WrittenText>({ body: comment.body, mentions: comment.mentions });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  async function save(sent: WrittenText) {
    setBusy(true);
    try {
      await onSave(sent);
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <CommentForm
      label="Edit your comment"
      area={area}
      text={text}
      onText={setText}
      onSend={(sent) => void save(sent)}
      sendLabel="Save"
      busy={busy}
      problem={problem}
      onCancel={onClose}
    />
  );
}
