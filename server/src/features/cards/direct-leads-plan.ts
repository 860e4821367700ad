import type { Db } from "../../platform/database.ts";
import { premiumRequired } from "../../platform/refusals.ts";
import { isPremium } from "../plan/plan-queries.ts";

/** Leads from visitors without an account need the plan of the card's current owner. */
export async function requireDirectLeadsPlan(db: Db, currentOwnerId: string, now: Date): Promise<void> {
  if (!(await isPremium(db, currentOwnerId, now))) throw premiumRequired("Direct leads");
}
