import type { PostRow } from "./posts.table.ts";

type Said = Pick<PostRow, "body" | "poll" | "link">;

/** All that a reader sees of a post in words. */
export const textOf = ({ body, poll, link }: Said) =>
  [body, ...(poll?.options ?? []), link?.title ?? "", link?.description ?? ""].join("\n");
