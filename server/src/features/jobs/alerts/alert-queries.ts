import { sql } from "drizzle-orm";
import { jobAlerts } from "./alerts.table.ts";

/** Alerts that were not part of the digest of this day. */
export const notSentOn = (day: string) => sql`${jobAlerts.sentOn} is distinct from ${day}::date`;
