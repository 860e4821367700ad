import type { Comment } from "@cardplaza/contract/connect/comments";
import type { Author, Post } from "@cardplaza/contract/connect/post";
import { postPath } from "@cardplaza/contract/connect/post-words";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import type {
  DiscussionForumPosting,
  InteractionCounter,
  Organization,
  Person,
  WithContext,
} from "schema-dts";
import { reactionTotal } from "../post/reaction-counts.tsx";

/** A public post for search engines; all of it is on the page too. */
export function postData(
  post: Post,
  comments: readonly Comment[],
  origin: string,
): WithContext<DiscussionForumPosting> {
  const readable = comments.filter(({ removed }) => !removed);
  return {
    "@context": "https://schema.org",
    "@type": "DiscussionForumPosting",
    "@id": origin + postPath(post._id),
    url: origin + postPath(post._id),
    headline: beginningOf(post.body),
    text: post.body,
    author: authorData(post.author, origin),
    datePublished: post.created_at,
    ...(post.editedAt && { dateModified: post.editedAt }),
    ...(post.images.length > 0 && { image: post.images.map(({ url }) => origin + pictureJpegUrl(url)) }),
    ...(post.link && { sharedContent: { "@type": "WebPage", url: post.link.url } }),
    interactionStatistic: [
      counter("LikeAction", reactionTotal(post)),
      counter("CommentAction", post.comments),
    ],
    commentCount: post.comments,
    ...(readable.length > 0 && {
      comment: readable.map((comment) => ({
        "@type": "Comment",
        text: comment.body,
        author: authorData(comment.author, origin),
        datePublished: comment.created_at,
      })),
    }),
  };
}

const authorData = ({ type, name, path }: Author, origin: string): Organization | Person => ({
  "@type": type === "company" ? "Organization" : "Person",
  name,
  ...(path && { url: origin + path }),
});

const counter = (action: "LikeAction" | "CommentAction", count: number): InteractionCounter => ({
  "@type": "InteractionCounter",
  interactionType: { "@type": action },
  userInteractionCount: count,
});

const LONGEST = 80;

/** The first words of a text, on one line. */
export function beginningOf(body: string, longest = LONGEST): string {
  const line = body.replaceAll(/\s+/g, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
