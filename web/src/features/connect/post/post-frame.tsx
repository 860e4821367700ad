import type { Post } from "@cardplaza/contract/connect/post";
import { postPath } from "@cardplaza/contract/connect/post-words";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { LinkCard } from "./link-card.tsx";
import { MadeWithAi } from "./made-with-ai.tsx";
import { AuthorName, AuthorPicture } from "./post-author.tsx";
import { KIND_LOOK, KindBadge } from "./post-kind.tsx";
import { PostPictures } from "./post-pictures.tsx";
import { PostPoll } from "./post-poll.tsx";
import { PostText } from "./post-text.tsx";
import { PostedTime } from "./posted-time.tsx";

interface PostFrameProps {
  post: Post;
  heading?: "h1" | "h2" | "h3";
  /** On its own page: the whole text. */
  isWhole?: boolean;
  onVote?: (option: number) => void;
  /** Shown in place of the word "Edited". */
  edited?: ReactNode;
  menu?: ReactNode;
  /** A notice for the author, above the text. */
  notice?: ReactNode;
  /** Parts below the post's text. */
  children: ReactNode;
  className?: string;
}

/** A post as everybody sees it. What one can do with it is put in by who shows it. */
export function PostFrame(props: PostFrameProps) {
  const {
    post,
    heading: Heading = "h2",
    isWhole = false,
    onVote,
    edited,
    menu,
    notice,
    children,
    className,
  } = props;
  const { author, why } = post;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={cn(
        "min-w-0 rounded-card border border-line bg-raised",
        KIND_LOOK[post.kind].edge,
        className,
      )}
    >
      {why && (
        <p className="border-b border-line px-4 py-2 text-xs text-muted sm:px-5">
          <span className="sr-only">Why it is here: </span>
          {why}
        </p>
      )}
      <div className="grid grid-cols-1 gap-3 px-4 pt-4 pb-3 sm:px-5">
        <header className="flex min-w-0 items-start gap-3">
          <AuthorPicture author={author} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Heading id={id} className="min-w-0 text-sm leading-snug font-semibold">
                <AuthorName author={author} />
              </Heading>
              <KindBadge kind={post.kind} />
            </div>
            {author.headline && <p className="truncate text-xs text-muted">{author.headline}</p>}
            <p className="text-xs text-muted">
              <Link to={postPath(post._id)} className="underline-offset-4 hover:underline">
                <PostedTime at={post.created_at} />
              </Link>
              {post.editedAt && <> · {edited ?? "Edited"}</>}
              <span aria-hidden="true"> · </span>
              {audienceOf(post)}
            </p>
          </div>
          {menu}
        </header>
        {notice}
        {post.madeWithAi && <MadeWithAi />}
        <PostText body={post.body} mentions={post.mentions} isWhole={isWhole} />
        <PostPictures pictures={post.images} title={`Pictures by ${author.name}`} />
        {post.poll && <PostPoll poll={post.poll} {...(onVote && { onVote })} />}
        {post.link && <LinkCard link={post.link} />}
      </div>
      {children}
    </article>
  );
}

/** Who sees the post, in words. */
function audienceOf({ visibility, authorType, chapter }: Post): string {
  if (visibility === "public") return "Public";
  if (chapter) return `${chapter.name} only`;
  return authorType === "company" ? "Followers only" : "Connections only";
}
