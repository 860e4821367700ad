import { and, eq, lt, lte } from "drizzle-orm";
import { UNPROVEN_CLAIM_DAYS } from "@cardplaza/contract/directory/claims/claim-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { claims } from "./claims.table.ts";

/** Every few minutes: moves claims on after the owner's time is over, and closes those whose code nobody enters. */
export const ageClaimsJob: Job<JobContext, object> = {
  name: "age-claims",
  schedule: "*/10 * * * *",
  async run({ db, now }) {
    await db
      .update(claims)
      .set({ status: "verifying", updatedAt: now })
      .where(and(eq(claims.status, "owner_notified"), lte(claims.answerBy, now)));
    const unprovenSince = new Date(now.getTime() - UNPROVEN_CLAIM_DAYS * DAY_MS);
    await db
      .update(claims)
      .set({ status: "withdrawn", codeId: null, decidedAt: now, updatedAt: now })
      .where(and(eq(claims.status, "submitted"), lt(claims.updatedAt, unprovenSince)));
  },
};
