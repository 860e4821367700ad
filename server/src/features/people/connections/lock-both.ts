import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";

/** Whatever happens between two members happens one at a time, and the limits of each are counted one at a time. */
export async function lockBoth(tx: Tx, one: string, other: string): Promise<void> {
  for (const id of [one, other].toSorted()) await takeTurn(tx, "connections", id);
}
