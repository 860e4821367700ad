import type { Db } from "../../platform/database.ts";
import { premiumRequired } from "../../platform/refusals.ts";
import { isPremium } from "../plan/plan-queries.ts";

/** Letting visitors without an account write is part of the plan of whose card it is. */
export async function requireDirectLeadsPlan(db: Db, keeperId: string, now: Date): Promise<void> {
  if (!(await isPremium(db, keeperId, now))) throw premiumRequired("Direct leads");
}
