import { createHmac } from "node:crypto";
import { and, isNotNull, lt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context, JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { neighbourhoodOf } from "../../platform/http/client-address.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";
import { reports } from "./moderation.table.ts";

const KEPT_DAYS = 30;

/** Keyed, so that the stored hash does not reveal the network. */
export async function networkHashOf(
  { caller, now }: Pick<Context, "caller" | "now">,
  tx: Tx,
): Promise<string> {
  return createHmac("sha256", await generatedSecret(tx, "report-networks", now))
    .update(neighbourhoodOf(caller.address))
    .digest("base64url");
}

/** Once a day: after thirty days nothing is left of where a report came from. */
export async function clearReportNetworks({ db, now }: Pick<JobContext, "db" | "now">): Promise<void> {
  await db
    .update(reports)
    .set({ networkHash: null })
    .where(
      and(
        isNotNull(reports.networkHash),
        lt(reports.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
      ),
    );
}
