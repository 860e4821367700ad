import { and, asc, eq, inArray, ne, notInArray } from "drizzle-orm";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { removeNotices } from "../../notifications/remove-notices.ts";
import { noticeOf } from "../lead-notice.ts";
import { leads } from "../leads.table.ts";
import { addressOfLink, lockSentLead, showSentLeads } from "./sent-lead-queries.ts";

/** One message, with everything that its owner noted on it. */
export function eraseSentLead(ctx: Context, code: string, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const addressHash = await addressOfLink(tx, code);
    await lockSentLead(tx, addressHash, id);
    await erase(ctx, tx, [id]);
    return showSentLeads(tx, addressHash);
  });
}

/** Everything that we store for the address that the link was mailed to. */
export function eraseAllSentLeads(ctx: Context, code: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const addressHash = await addressOfLink(tx, code);
    const found = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.addressHash, addressHash))
      .for("update");
    await erase(
      ctx,
      tx,
      found.map(({ id }) => id),
    );
  });
}

async function erase(ctx: Context, tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) await letOthersStay(tx, id, ids);
  const erased = await tx
    .delete(leads)
    .where(inArray(leads.id, ids))
    .returning({ id: leads.id, ownerId: leads.ownerId });
  // In a fixed order, so that two parallel calls cannot deadlock.
  for (const { id, ownerId } of erased.toSorted((a, b) => a.ownerId.localeCompare(b.ownerId)))
    await removeNotices(ctx, tx, ownerId, [noticeOf(id)]);
}

/** Leads of other people that the owner merged into this one become visible again. */
async function letOthersStay(tx: Tx, id: string, ids: string[]): Promise<void> {
  const ofOthers = and(eq(leads.mergedIntoId, id), notInArray(leads.id, ids));
  const [first] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(ofOthers)
    .orderBy(asc(leads.id))
    .limit(1);
  if (!first) return;
  await tx.update(leads).set({ mergedIntoId: null }).where(eq(leads.id, first.id));
  await tx
    .update(leads)
    .set({ mergedIntoId: first.id })
    .where(and(ofOthers, ne(leads.id, first.id)));
}
