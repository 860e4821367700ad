import { and, eq } from "drizzle-orm";
import { SAMPLE_DOMAIN } from "@cardplaza/contract/product";
import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { companies } from "../features/companies/company/companies.table.ts";
import { products } from "../features/companies/products/products.table.ts";
import { countRating } from "../features/reviews/count-rating.ts";
import { readScores } from "../features/reviews/review-scores.ts";
import { reviews } from "../features/reviews/reviews.table.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { SAMPLE_COMPANIES } from "./companies.ts";
import { SAMPLE_SELLER_REVIEWS, type SampleSellerReview } from "./seller-reviews.ts";

/** Inserts rows directly, because the verb would notify and mail each owner. */
export function loadSampleSellerReviews(
  services: Pick<Services, "clock" | "db" | "jobs" | "live" | "pages" | "registry">,
  now: Date,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    for (const sample of SAMPLE_SELLER_REVIEWS) {
      const about = await addReview(services, tx, sample, now);
      if (about) await countRating(services, tx, about);
    }
  });
}

/** Returns what was reviewed; undefined if its company, its product or the author is missing. */
async function addReview(
  { registry }: Pick<Services, "registry">,
  tx: Tx,
  { of, product, by, rating, scores, title = "", body, daysAgo, reply }: SampleSellerReview,
  now: Date,
): Promise<{ targetType: ReviewTargetType; targetId: string } | undefined> {
  const name = SAMPLE_COMPANIES.find(({ key }) => key === of)?.name ?? "";
  const [company] = await tx.select().from(companies).where(eq(companies.name, name));
  const [author] = await tx
    .select()
    .from(members)
    .where(eq(members.email, `${by}@${SAMPLE_DOMAIN}`));
  if (!company || !author) return undefined;
  const targetType = product ? "product" : scores ? "it_service" : "company";
  const targetId = product ? await productId(tx, company.id, product) : company.id;
  if (!targetId) return undefined;
  const at = new Date(now.getTime() - daysAgo * DAY_MS);
  await tx.insert(reviews).values({
    id: newId(at.getTime()),
    targetType,
    targetId,
    authorId: author.id,
    rating,
    ...readScores(registry.reviewTarget(targetType), scores),
    title,
    body,
    experienceDate: new Date(at.getTime() - 3 * DAY_MS).toISOString().slice(0, 10),
    source: "organic",
    status: "published",
    createdAt: at,
    publishedAt: at,
    ...(reply && {
      ownerReply: reply,
      repliedAt: new Date(at.getTime() + DAY_MS),
      replierId: company.ownerId,
    }),
  });
  return { targetType, targetId };
}

async function productId(tx: Tx, companyId: string, name: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.name, name)));
  return found?.id;
}
