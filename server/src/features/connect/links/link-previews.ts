import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { DAY_MS, HOUR_SECONDS } from "@cardplaza/contract/time";
import type { JobContext, MemberContext, Services } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { removeUploads } from "../../uploads/remove-uploads.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { linkPreviews, type StoredLink } from "../posts/posts.table.ts";
import { fetchPreview } from "./fetch-preview.ts";

const BATCH = 500;
/** Pages that one account lets us fetch, in the composer and by posting. What was seen today costs nothing. */
const FETCHES = { points: 40, seconds: HOUR_SECONDS, by: "account" } as const;
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Under way in this process: a second call for the same address waits for the first. */
const fetching = new Map<string, Promise<StoredLink | null>>();

type Fetching = JobContext & Pick<MemberContext, "member">;

/** What a link leads to, as it was seen within the last day. Call it outside of transactions: it may take seconds. */
export async function findPreview(ctx: Fetching, link: string): Promise<StoredLink | null> {
  const url = withoutPlace(link);
  const [stored] = await ctx.db
    .select()
    .from(linkPreviews)
    .where(and(eq(linkPreviews.url, url), gt(linkPreviews.fetchedAt, dayBefore(ctx.now))));
  if (stored) return stored.found && { ...stored.found, url: link };
  if (!fetching.has(url)) await ctx.limits.take("link-preview", FETCHES, ctx.member.id);
  const underWay = fetching.get(url) ?? fetchAndStore(ctx, url).finally(() => fetching.delete(url));
  fetching.set(url, underWay);
  const found = await underWay;
  return found && { ...found, url: link };
}

/** For a post, which is published without a preview where the account has had too many. */
export async function findPreviewForPost(ctx: Fetching, link: string): Promise<StoredLink | null> {
  try {
    return await findPreview(ctx, link);
  } catch (error) {
    if (error instanceof Refusal && error.code === "RATE_LIMITED") return null;
    throw error;
  }
}

/** A post shows it from now on, so its picture stays. */
export async function usePreview(tx: Tx, preview: StoredLink): Promise<StoredLink> {
  const [kept] = await tx
    .update(linkPreviews)
    .set({ used: true })
    .where(eq(linkPreviews.url, withoutPlace(preview.url)))
    .returning({ found: linkPreviews.found });
  // Another look at the page may have stored another picture meanwhile.
  return { ...preview, image: kept?.found?.image ?? "" };
}

async function fetchAndStore(ctx: JobContext, url: string): Promise<StoredLink | null> {
  const found = await fetchPreview(ctx, url);
  const values = { url, found, used: false, fetchedAt: ctx.now };
  await inTransaction(ctx.db, async (tx) => {
    const [before] = await tx.select().from(linkPreviews).where(eq(linkPreviews.url, url)).for("update");
    if (before) await removePictures(ctx, tx, [before]);
    await tx
      .insert(linkPreviews)
      .values(values)
      .onConflictDoUpdate({ target: linkPreviews.url, set: values });
  });
  return found;
}

/** Every night: those of yesterday, with the pictures that no post shows. */
export async function deleteOldPreviews(ctx: JobContext): Promise<void> {
  let count = BATCH;
  while (count === BATCH)
    count = await inTransaction(ctx.db, async (tx) => {
      const old = await lockOldPreviews(tx, ctx.now);
      await removePictures(ctx, tx, old);
      await tx.delete(linkPreviews).where(
        inArray(
          linkPreviews.url,
          old.map(({ url }) => url),
        ),
      );
      return old.length;
    });
}

const lockOldPreviews = (db: Db | Tx, now: Date) =>
  db
    .select()
    .from(linkPreviews)
    .where(lte(linkPreviews.fetchedAt, dayBefore(now)))
    .limit(BATCH)
    .for("update", { skipLocked: true });

async function removePictures(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  previews: readonly (typeof linkPreviews.$inferSelect)[],
): Promise<void> {
  const ids = previews.flatMap(({ found, used }) =>
    used ? [] : (readPictureUrl(found?.image ?? "")?.id ?? []),
  );
  if (ids.length > 0) await removeUploads(tx, jobs, and(inArray(uploads.id, ids), isNull(uploads.memberId)));
}

/** Places within a page share its preview. */
function withoutPlace(link: string): string {
  const url = new URL(link);
  url.hash = "";
  return url.href;
}
