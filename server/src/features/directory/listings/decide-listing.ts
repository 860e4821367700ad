import { eq } from "drizzle-orm";
import { LISTING_CASE_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { LISTING_ACTIONS } from "@cardplaza/contract/directory/listing-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound, stale, wrongState } from "../../../platform/refusals.ts";
import { isStale, nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { admins } from "../../audit/admin.table.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { notify } from "../../notifications/notify.ts";
import { findListingCase } from "./listing-cases.ts";
import { lockListing } from "./listing-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { listingValues, type ListingValues } from "./listing-values.ts";
import { listings, type ListingRow } from "./listings.table.ts";

type Action = (typeof LISTING_ACTIONS)[number];
interface Decision {
  action: Action;
  reason?: string;
  version: number | string;
}

/** Approves or rejects a waiting listing or a waiting change; suspends a listing or restores it. */
export async function decideListing(ctx: AdminContext, id: string, { action, reason, version }: Decision) {
  return asAdmin(ctx, async (tx, record) => {
    const before = await lockListing(tx, id);
    if (!before || before.deletedAt) throw notFound();
    const on = typeof version === "number" ? { version } : { updated_at: version };
    if (isStale(before, on)) throw await handled(tx, before);
    const change = changeFor(action, before, reason, ctx.now);
    if (!change) throw wrongState(LISTING_CASE_TEXT.notNow[action]);
    const after = one(
      await tx
        .update(listings)
        .set({ ...change, decidedBy: ctx.admin.id, ...nextVersion(before, ctx.now) })
        .where(eq(listings.id, id))
        .returning(),
    );
    await changed(ctx, tx, "business", [id]);
    if (before.ownerId) {
      const isAgainst = action === "reject" || action === "suspend";
      await notify(ctx, tx, {
        to: before.ownerId,
        news: "listing.decided",
        with: { name: before.name, action, ...(isAgainst && { reason }) },
        targetUrl: "/business-profile",
        about: `listing:${id}:${action}:${before.version}`,
      });
    }
    record({
      action: `listing.${action}`,
      targetType: "listing",
      targetId: id,
      before,
      after,
      reason,
      destructive: action === "reject" || action === "suspend",
    });
    return (await findListingCase(tx, id, ctx.now)) ?? Promise.reject(notFound());
  });
}

/** The values that the action sets; undefined if the action does not apply. */
function changeFor(
  action: Action,
  before: ListingRow,
  reason: string | undefined,
  now: Date,
): ListingValues | undefined {
  const { status, waiting, publishedAt } = before;
  const settled = { waiting: null, submittedAt: null, flags: [] };
  if (action === "suspend")
    return status === "published" || status === "paused"
      ? { status: "suspended", rejectionReason: reason }
      : undefined;
  if (action === "restore")
    return status === "suspended" ? { status: "published", rejectionReason: "" } : undefined;
  const isApproved = action === "approve";
  if (status === "pending")
    return isApproved
      ? { ...settled, status: "published", publishedAt: publishedAt ?? now, rejectionReason: "" }
      : { ...settled, status: "rejected", rejectionReason: reason };
  if (!waiting) return undefined;
  return isApproved
    ? { ...settled, ...listingValues(waiting, before), rejectionReason: "" }
    : { ...settled, rejectionReason: reason };
}

async function handled(tx: Tx, { decidedBy }: ListingRow) {
  const [admin] = decidedBy
    ? await tx.select({ name: admins.name }).from(admins).where(eq(admins.id, decidedBy))
    : [];
  return admin ? conflict(LISTING_CASE_TEXT.handled(admin.name)) : stale();
}
