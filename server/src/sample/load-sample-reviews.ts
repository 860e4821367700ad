import { SAMPLE_DOMAIN } from "@cardplaza/contract/product";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Member } from "../features/accounts/accounts.table.ts";
import { reviews } from "../features/reviews/reviews.table.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { SAMPLE_LISTINGS } from "./listings.ts";
import { SAMPLE_REVIEWS } from "./reviews.ts";

/** The sum and the number of a sample listing's ratings. */
export function ratingOf(key: string): { sum: number; count: number } {
  const ratings = SAMPLE_REVIEWS.filter(({ of }) => of === key).map(({ rating }) => rating);
  return { sum: ratings.reduce((sum, rating) => sum + rating, 0), count: ratings.length };
}

interface Found {
  ids: Map<string, string>;
  memberOf: (email: string | undefined) => Member | undefined;
  now: Date;
}

/** Inserts rows directly, because the verb would notify and mail each owner. */
export async function addSampleReviews(tx: Tx, { ids, memberOf, now }: Found): Promise<void> {
  const rows = SAMPLE_REVIEWS.flatMap(({ of, by, rating, title, body, daysAgo, reply }) => {
    const targetId = ids.get(of);
    const author = memberOf(`${by}@${SAMPLE_DOMAIN}`);
    if (!targetId || !author) return [];
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const owner = memberOf(SAMPLE_LISTINGS.find(({ key }) => key === of)?.owner);
    return {
      id: newId(at.getTime()),
      targetType: "business" as const,
      targetId,
      authorId: author.id,
      rating,
      title: title ?? "",
      body,
      experienceDate: new Date(at.getTime() - 3 * DAY_MS).toISOString().slice(0, 10),
      source: "organic" as const,
      status: "published" as const,
      createdAt: at,
      publishedAt: at,
      ...(reply &&
        owner && {
          ownerReply: reply,
          repliedAt: new Date(at.getTime() + DAY_MS),
          replierId: owner.id,
        }),
    };
  });
  await tx.insert(reviews).values(rows);
}
