import { asc, eq, or, sql } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { connections } from "./connections.table.ts";

const isOf = (memberId: string) => or(eq(connections.firstId, memberId), eq(connections.secondId, memberId));

export const connectionsPart: AccountPart = {
  kinds: {
    connections: (db, memberId) =>
      db
        .select({
          userId: sql<string>`case when ${connections.firstId} = ${memberId} then ${connections.secondId} else ${connections.firstId} end`,
          status: connections.status,
          isSent: sql<boolean>`${connections.inviterId} = ${memberId}`,
          note: connections.note,
          invitedAt: connections.invitedAt,
          answeredAt: connections.answeredAt,
        })
        .from(connections)
        .where(isOf(memberId))
        .orderBy(asc(connections.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(connections).where(isOf(memberId));
  },
};
