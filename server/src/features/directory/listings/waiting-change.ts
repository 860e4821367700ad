import { isDeepStrictEqual } from "node:util";
import type { WaitingChange } from "@cardplaza/contract/directory/listings";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { flagsOf } from "./listing-flags.ts";
import type { ListingValues } from "./listing-values.ts";
import type { ListingFlag, ListingRow } from "./listings.table.ts";
import { addressOf } from "./present-listing.ts";

type Waiting = Required<WaitingChange>;
type Key = keyof Waiting;

const KEYS: Key[] = ["name", "category", "moreCategories", "description", "phone", "address"];
/** Fields whose changes wait for a moderator while the setting is on. */
const REVIEWED: Key[] = ["name", "category", "moreCategories", "address"];
const ADDRESS_COLUMNS = ["line1", "line2", "locality", "city", "state", "pin"] as const;
const PLACE_COLUMNS = [...ADDRESS_COLUMNS, "cityKey", "lat", "lng"] as const;

/** Separates the values that need a review: by the setting, or because the change is flagged. */
export async function withWaiting(
  { config, now }: Pick<MemberContext, "config" | "now">,
  tx: Tx,
  before: ListingRow,
  values: ListingValues,
): Promise<ListingValues> {
  const after: ListingRow = { ...before, ...values };
  const [live, wanted] = [partsOf(before), partsOf(after)];
  const sent = KEYS.filter((key) => isSent(key, values));
  const changed = sent.filter((key) => !isDeepStrictEqual(live[key], wanted[key]));
  const flags = changed.length === 0 ? [] : await newFlags(tx, before, after, now);
  const waits = changed.filter(
    (key) => flags.length > 0 || (config.REVIEW_LISTINGS && REVIEWED.includes(key)),
  );

  const waiting: WaitingChange = { ...before.waiting };
  // Sending the live value again withdraws the waiting change.
  for (const key of sent) delete waiting[key];
  for (const key of waits) Object.assign(waiting, { [key]: wanted[key] });
  const isWaiting = Object.keys(waiting).length > 0;
  return {
    ...without(values, waits),
    waiting: isWaiting ? waiting : null,
    submittedAt: isWaiting ? (before.submittedAt ?? now) : null,
    flags: isWaiting ? [...new Set([...before.flags, ...flags])] : [],
    ...(waits.length > 0 && { rejectionReason: "" }),
  };
}

const partsOf = (row: ListingRow): Waiting => ({
  name: row.name,
  category: row.category,
  moreCategories: row.moreCategories,
  description: row.description,
  phone: row.phone,
  address: addressOf(row),
});

const isSent = (key: Key, values: ListingValues) =>
  key === "address" ? ADDRESS_COLUMNS.some((column) => column in values) : key in values;

/** A listing that was approved with a flag is not stopped again for the same flag. */
async function newFlags(tx: Tx, before: ListingRow, after: ListingRow, now: Date): Promise<ListingFlag[]> {
  const found = await flagsOf(tx, after, now);
  if (found.length === 0) return [];
  const known = await flagsOf(tx, before, now);
  return found.filter((flag) => !known.includes(flag));
}

function without(values: ListingValues, waits: Key[]): ListingValues {
  const columns = waits.flatMap((key): readonly string[] => (key === "address" ? PLACE_COLUMNS : [key]));
  return Object.fromEntries(Object.entries(values).filter(([column]) => !columns.includes(column)));
}
