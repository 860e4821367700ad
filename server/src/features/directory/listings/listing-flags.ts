import { and, eq, gte, ne, or } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { hasBannedWord } from "./banned-words.ts";
import { findDuplicate } from "./find-duplicate.ts";
import { listings, type ListingFlag, type ListingRow } from "./listings.table.ts";

/** More than this in a month, created and deleted again, is not one person's business. */
const MANY_A_MONTH = 3;

/** Why an administrator should check a listing before it is public. */
export async function flagsOf(tx: Tx, listing: ListingRow, now: Date): Promise<ListingFlag[]> {
  const flags: ListingFlag[] = [];
  if (await findDuplicate(tx, listing)) flags.push("duplicate");
  if (hasBannedWord(textOf(listing))) flags.push("words");
  if (await madeMany(tx, listing, now)) flags.push("many");
  return flags;
}

const textOf = ({ name, description, services }: ListingRow) =>
  [name, description, ...services.map((service) => service.name)].join("\n");

/** Whether the member created many listings, or another one after a suspended one. */
async function madeMany(tx: Tx, { id, ownerId }: ListingRow, now: Date): Promise<boolean> {
  if (!ownerId) return false;
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
  const others = await tx
    .select({ status: listings.status, createdAt: listings.createdAt })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, ownerId),
        ne(listings.id, id),
        or(gte(listings.createdAt, monthAgo), eq(listings.status, "suspended")),
      ),
    );
  return (
    others.some(({ status }) => status === "suspended") ||
    others.filter(({ createdAt }) => createdAt >= monthAgo).length >= MANY_A_MONTH
  );
}
