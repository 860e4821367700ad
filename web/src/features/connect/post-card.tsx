import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { Bookmark, BookmarkCheck, MessageCircle } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "../../first-visit/late-part.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { commentsText } from "./post/comments-text.ts";
import { LeftOutPost } from "./post/left-out-post.tsx";
import { NextStep } from "./post/next-step.tsx";
import { PostFrame } from "./post/post-frame.tsx";
import { type PostDialog, PostMenu } from "./post/post-menu.tsx";
import { ReactionButton } from "./post/reaction-button.tsx";
import { ReactionCounts, reactionTotal } from "./post/reaction-counts.tsx";
import type { ShownPost } from "./post/use-post-cache.ts";
import { usePostMarks } from "./post/use-post-marks.ts";
import { useReaction } from "./post/use-reaction.ts";
import { VisitorPost } from "./visitor-post.tsx";

const EditPostDialog = latePart(() =>
  import("./composer/edit-post-dialog.tsx").then((module) => module.EditPostDialog),
);
const PostDialogs = latePart(() => import("./post/post-dialogs.tsx").then((module) => module.PostDialogs));
const PostHistory = latePart(() => import("./post/post-history.tsx").then((module) => module.PostHistory));
const ReactionNames = latePart(() =>
  import("./post/reaction-names.tsx").then((module) => module.ReactionNames),
);
const CommentList = latePart(() =>
  import("./comments/comment-list.tsx").then((module) => module.CommentList),
);

export interface PostCardProps {
  post: ShownPost;
  heading?: "h1" | "h2" | "h3";
  /** On its own page: the whole text, and the comments open. */
  isWhole?: boolean;
  /** Called after the post was deleted. Lists remove it by themselves. */
  onDeleted?: () => void;
  className?: string;
}

/** A post with all that a member can do with it, or the way to join for a visitor. One that was just hidden says so. */
export function PostCard(props: PostCardProps) {
  const { post } = props;
  const { status } = useSession();
  // Of all posts by a muted member, only the one whose menu was used goes on with the focus.
  const [isLeft, setLeft] = useState(false);
  if (status === "visitor") return <VisitorPost {...visitorsOf(props)} />;
  if (post.leftOut) return <LeftOutPost post={post} leftOut={post.leftOut} takesFocus={isLeft} />;
  return <LivePost {...props} isBack={isLeft} onLeave={() => setLeft(true)} />;
}

const visitorsOf = ({ onDeleted: _onDeleted, ...props }: PostCardProps) => props;

type Open = PostDialog | "edit" | "history" | "names";

interface LivePostProps extends PostCardProps {
  /** True if the post was left out here a moment ago. */
  isBack: boolean;
  /** Called before the post is left out here. */
  onLeave: () => void;
}

function LivePost(props: LivePostProps) {
  const { post, heading = "h2", isWhole = false, onDeleted, className, isBack, onLeave } = props;
  const marks = usePostMarks(post, onLeave);
  const react = useReaction(post);
  const [opened, setOpened] = useState<Open | null>(null);
  const [comments, setComments] = useState({ isOpen: isWhole, beginning: "", asked: 0 });
  const comment = (beginning = "") =>
    setComments(({ asked }) => ({ isOpen: true, beginning, asked: asked + 1 }));
  const close = () => setOpened(null);

  function save() {
    marks.bookmark(!post.bookmarked);
    if (!post.bookmarked)
      toast({
        title: "Saved",
        action: { label: "Choose a collection", onPress: () => setOpened("collection") },
      });
  }

  return (
    <PostFrame
      post={post}
      heading={heading}
      isWhole={isWhole}
      onVote={marks.vote}
      edited={
        <button
          type="button"
          className="touch-area underline-offset-4 hover:underline"
          onClick={() => setOpened("history")}
        >
          Edited
        </button>
      }
      notice={
        post.status === "waiting" && (
          <Notice tone="warning">{POST_TEXT.waiting} Until then only you see it.</Notice>
        )
      }
      menu={<PostMenu post={post} marks={marks} takesFocus={isBack} onOpen={setOpened} />}
      {...(className && { className })}
    >
      <NextStep post={post} onBegin={comment} />
      <Counts post={post} onNames={() => setOpened("names")} onComments={() => comment()} />
      <div className="mx-1.5 flex items-center justify-between gap-0.5 border-t border-line py-1.5 max-sm:*:px-2 sm:mx-3 sm:gap-1">
        <ReactionButton own={post.ownReaction} onReact={react} />
        <Button variant="ghost" size="sm" aria-expanded={comments.isOpen} onClick={() => comment()}>
          <MessageCircle aria-hidden="true" /> Comment
        </Button>
        <Button variant="ghost" size="sm" aria-pressed={post.bookmarked} onClick={save}>
          {post.bookmarked ? (
            <BookmarkCheck aria-hidden="true" className="text-brand-strong" />
          ) : (
            <Bookmark aria-hidden="true" />
          )}
          {post.bookmarked ? "Saved" : "Save"}
        </Button>
      </div>
      {comments.isOpen && (
        <Suspense>
          <div className="border-t border-line px-4 py-4 sm:px-5">
            <CommentList post={post} beginning={comments.beginning} asked={comments.asked} />
          </div>
        </Suspense>
      )}
      {opened && (
        <Suspense>
          {opened === "history" ? (
            <PostHistory post={post} onClose={close} />
          ) : opened === "edit" ? (
            <EditPostDialog post={post} onClose={close} />
          ) : opened === "names" ? (
            <ReactionNames postId={post._id} onClose={close} />
          ) : (
            <PostDialogs post={post} dialog={opened} marks={marks} onClose={close} onDeleted={onDeleted} />
          )}
        </Suspense>
      )}
    </PostFrame>
  );
}

interface CountsProps {
  post: ShownPost;
  onNames: () => void;
  onComments: () => void;
}

/** How many reacted, with their names on tap, and how many comments there are. */
function Counts({ post, onNames, onComments }: CountsProps) {
  const hasReactions = reactionTotal(post) > 0;
  if (!hasReactions && post.comments === 0) return null;
  return (
    <div className="flex items-center justify-between gap-3 px-4 pb-2 text-xs text-muted sm:px-5">
      {hasReactions ? (
        <button
          type="button"
          className="touch-area rounded-sm underline-offset-4 hover:underline"
          onClick={onNames}
        >
          <span className="sr-only">Who reacted: </span>
          <ReactionCounts reactions={post.reactions} />
        </button>
      ) : (
        <span />
      )}
      {post.comments > 0 && (
        <button
          type="button"
          className="touch-area rounded-sm underline-offset-4 hover:underline"
          onClick={onComments}
        >
          {commentsText(post.comments)}
        </button>
      )}
    </div>
  );
}
