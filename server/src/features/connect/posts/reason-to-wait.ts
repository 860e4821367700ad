import { and, countDistinct, eq, gte, ne } from "drizzle-orm";
import { hasLink } from "@cardplaza/contract/connect/post-rules";
import {
  LINK_POSTS_AN_HOUR,
  SAME_TEXT_AUTHORS,
  SAME_TEXT_DAYS,
  SAME_TEXT_LONG,
} from "@cardplaza/contract/connect/post-words";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { firstIdAt } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { withoutPhones } from "../../search/search-text.ts";
import { notDeleted } from "./post-conditions.ts";
import { textsOf } from "./post-values.ts";
import { posts, type PostRow } from "./posts.table.ts";

type Said = Pick<PostRow, "body" | "images" | "link" | "poll">;
type Checked = Said & Pick<PostRow, "id" | "memberId" | "textHash">;

export const showsLink = (post: Said) => post.link !== null || textsOf(post).some(hasLink);

/** Why a moderator looks at this post before others see it; empty if nobody has to. */
export async function reasonToWait(tx: Tx, post: Checked, now: Date): Promise<string> {
  if (await isRepeated(tx, post, now)) return "Repeated text";
  if (showsLink(post) && (await floodsLinks(tx, post, now))) return "Many links in an hour";
  return "";
}

/**
 * The same text by the same member within a week, or by several members within a day. "Happy Diwali!" is no
 * campaign, however many write it; the same link or long text is.
 */
async function isRepeated(tx: Tx, post: Checked, now: Date): Promise<boolean> {
  const { id, memberId, textHash } = post;
  const same = (days: number) =>
    and(
      eq(posts.textHash, textHash),
      gte(posts.id, firstIdAt(now.getTime() - days * DAY_MS)),
      ne(posts.id, id),
      notDeleted(),
    );
  if ((await tx.$count(posts, and(same(SAME_TEXT_DAYS), eq(posts.memberId, memberId)))) > 0) return true;
  if (isGreeting(post)) return false;
  const found = one(
    await tx
      .select({ others: countDistinct(posts.memberId) })
      .from(posts)
      .where(and(same(1), ne(posts.memberId, memberId))),
  );
  return found.others + 1 >= SAME_TEXT_AUTHORS;
}

const isGreeting = (post: Said) =>
  !showsLink(post) && textsOf(post).every((text) => text.length < SAME_TEXT_LONG && !hasPhone(text));
const hasPhone = (text: string) => withoutPhones(text).length < text.normalize("NFKC").length;

/** Deleted ones count too: they were seen. */
async function floodsLinks(tx: Tx, { id, memberId }: Checked, now: Date): Promise<boolean> {
  const { body, images, link, poll } = posts;
  const recent = await tx
    .select({ body, images, link, poll })
    .from(posts)
    .where(
      and(eq(posts.memberId, memberId), gte(posts.id, firstIdAt(now.getTime() - HOUR_MS)), ne(posts.id, id)),
    );
  return recent.filter(showsLink).length >= LINK_POSTS_AN_HOUR;
}
