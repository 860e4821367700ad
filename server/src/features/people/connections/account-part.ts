import { asc, eq, or, sql } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { connectionNotes } from "./connection-notes.table.ts";
import { connections } from "./connections.table.ts";

const isOf = (memberId: string) => or(eq(connections.firstId, memberId), eq(connections.secondId, memberId));

export const connectionsPart: AccountPart = {
  kinds: {
    "connection-notes": (db, memberId) =>
      db
        .select({
          connectionId: connectionNotes.connectionId,
          tags: connectionNotes.tags,
          privateNote: connectionNotes.privateNote,
        })
        .from(connectionNotes)
        .where(eq(connectionNotes.memberId, memberId))
        .orderBy(asc(connectionNotes.connectionId)),
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
    await tx.delete(connectionNotes).where(eq(connectionNotes.memberId, memberId));
    await tx.delete(connections).where(isOf(memberId));
  },
};
