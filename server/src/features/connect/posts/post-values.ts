import { createHash } from "node:crypto";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { NewPost } from "@cardplaza/contract/connect/post";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { invalid } from "../../../platform/refusals.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import type { PostRow, StoredPoll } from "./posts.table.ts";

/** The same for texts that differ only in spaces and in upper and lower case. */
export const textHashOf = (body: string) =>
  createHash("sha256").update(body.toLowerCase().replaceAll(/\s+/gu, "")).digest("base64url");

/** All texts that the author wrote into a post. */
export const textsOf = ({
  body,
  poll,
  images,
}: Pick<NewPost, "body" | "images"> & { poll?: { options: string[] } | null }) => [
  body,
  ...(poll?.options ?? []),
  ...images.map(({ alt }) => alt),
];

/** A new poll runs from now on. */
export function pollFrom({ options, days }: NonNullable<NewPost["poll"]>, now: Date): StoredPoll {
  if (new Set(options.map((option) => option.toLowerCase())).size < options.length)
    throw invalid({ poll: POST_TEXT.sameOptions });
  return { options, endsAt: new Date(now.getTime() + days * DAY_MS).toISOString() };
}

/** Pictures are the member's own, or already shown because a colleague uploaded them. */
export const requireOwnImages = (
  tx: Tx,
  memberId: string,
  images: PostRow["images"],
  alreadyShown: PostRow["images"] = [],
) =>
  requireOwnPictures(
    tx,
    memberId,
    Object.fromEntries(images.map(({ url }, at) => [`images.${at}`, url])),
    alreadyShown.map(({ url }) => url),
  );
