import { inArray } from "drizzle-orm";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import { authorTag, postTag } from "@cardplaza/contract/connect/post-words";
import type { Tx } from "../../../platform/database.ts";
import { posts, type PostRow } from "./posts.table.ts";

/** Only what every visitor may read has a page that is cached. */
export const hasPublicPage = ({ status, visibility }: Pick<PostRow, "status" | "visibility">): boolean =>
  status === "published" && visibility === "public";

/** The page of a post, and that of the company that speaks. */
export async function tagsOfPosts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: posts.companyId })
    .from(posts)
    .where(inArray(posts.id, [...ids]));
  return [...ids.map(postTag), ...rows.flatMap(({ id }) => (id === null ? [] : companyTag(id)))];
}

/** Posts name their author, and are hidden with them. */
export const tagsOfAuthors = (_tx: Tx, ids: readonly string[]): string[] => ids.map(authorTag);
