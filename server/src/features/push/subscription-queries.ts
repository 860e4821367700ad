import { desc, eq, exists, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { PushSubscription } from "@cardplaza/contract/push/push";
import type { z } from "zod";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { pushSubscriptions, type PushSubscriptionRow } from "./push.table.ts";

const query = new QueryBuilder();

/** The member's devices that get pushes, the newest first. */
export async function listSubscriptions({ db, member, session }: MemberContext) {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, member.id))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
  return rows.map((row) => presentSubscription(row, session.id));
}

export const presentSubscription = (
  { id, device, createdAt, sessionId }: PushSubscriptionRow,
  sessionHere: string,
): z.input<typeof PushSubscription> => ({
  _id: id,
  device,
  createdAt,
  isThisDevice: sessionId === sessionHere,
});

/** In any query: the member has a device that gets pushes. */
export const hasPushDevice = (memberId: SQLWrapper): SQL<boolean> =>
  exists(
    query
      .select({ one: sql`1` })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.memberId, memberId)),
  ) as SQL<boolean>;

export const getsPushes = async (db: Db, memberId: string): Promise<boolean> =>
  (await db.$count(pushSubscriptions, eq(pushSubscriptions.memberId, memberId))) > 0;
