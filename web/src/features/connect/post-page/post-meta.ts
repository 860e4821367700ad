import { versionedPreview } from "@cardplaza/contract/cards/card-files";
import type { Comment } from "@cardplaza/contract/connect/comments";
import type { Post } from "@cardplaza/contract/connect/post";
import { postPath } from "@cardplaza/contract/connect/post-words";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";
import { beginningOf, postData } from "./post-data.ts";

const LONGEST_DESCRIPTION = 160;

/** What search engines and messengers learn of a public post. */
export const postMeta = (post: Post, comments: readonly Comment[], origin: string): MetaDescriptor[] => [
  ...pageMeta({
    origin,
    path: postPath(post._id),
    title: titleOf(post),
    description: beginningOf(post.body, LONGEST_DESCRIPTION),
    picture: { path: versionedPreview(`/api/posts/${post._id}/og.jpg`, post.editedAt ?? post.created_at) },
  }),
  { "script:ld+json": postData(post, comments, origin) },
];

/** "Asha Rao: GST returns for shops in Pune" */
export const titleOf = ({ author, body }: Pick<Post, "author" | "body">) =>
  `${author.name}: ${beginningOf(body, 60)}`;
