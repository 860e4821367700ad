import { and, gt, isNotNull, lt } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { countRows } from "../../platform/count-rows.ts";
import type { Db } from "../../platform/database.ts";
import { outgoingMessages } from "./outgoing.table.ts";

export const LATE_MINUTES = 10;

/** How many messages of the last hour are not sent long after they were written. */
export function countLateMessages(db: Db, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { createdAt, message } = outgoingMessages;
  return countRows(
    db,
    outgoingMessages,
    and(gt(createdAt, before(HOUR_MS)), lt(createdAt, before(LATE_MINUTES * MINUTE_MS)), isNotNull(message)),
  );
}
