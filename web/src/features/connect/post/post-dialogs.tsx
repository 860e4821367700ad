import { BlockDialog } from "../../moderation/block-dialog.tsx";
import { ReportDialog } from "../../moderation/report-dialog.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { CollectionDialog } from "./collection-dialog.tsx";
import type { PostDialog } from "./post-menu.tsx";
import type { ShownPost } from "./use-post-cache.ts";
import type { usePostMarks } from "./use-post-marks.ts";

interface PostDialogsProps {
  post: ShownPost;
  dialog: PostDialog;
  marks: ReturnType<typeof usePostMarks>;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

/** What the menu of a post opens. */
export function PostDialogs({ post, dialog, marks, onClose, onDeleted }: PostDialogsProps) {
  const { _id: id, author } = post;
  switch (dialog) {
    case "collection":
      return <CollectionDialog postId={id} onClose={onClose} />;
    case "report":
      return (
        <ReportDialog
          call="POST /api/posts/:id/report"
          id={id}
          noun="post"
          onClose={onClose}
          onReported={marks.markReported}
        />
      );
    case "delete":
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title="Delete this post?"
          description="Its comments and reactions go with it. This cannot be undone."
          confirmLabel="Delete"
          onConfirm={() => marks.deletePost().then(onDeleted)}
        />
      );
    case "block":
      return (
        <BlockDialog
          person={{ _id: author._id ?? "", name: author.name }}
          onBlocked={marks.markBlocked}
          onClose={onClose}
        />
      );
  }
}
