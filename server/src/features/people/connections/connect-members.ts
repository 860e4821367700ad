import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { changed, type ChangeContext } from "../../../registry/changed.ts";
import { pairOf } from "./connection-conditions.ts";
import { requireRoomOfBoth } from "./connection-limits.ts";
import { areConnected } from "./connection-queries.ts";
import { connections } from "./connections.table.ts";

interface Pair {
  askerId: string;
  accepterId: string;
}

/** Connects two members who both agreed, whatever was between them. Both are locked. */
export async function connectMembers(
  ctx: ChangeContext & { now: Date },
  tx: Tx,
  { askerId, accepterId }: Pair,
): Promise<void> {
  if (await areConnected(tx, askerId, accepterId)) return;
  await requireRoomOfBoth(tx, accepterId, askerId);
  const accepted = {
    inviterId: askerId,
    note: "",
    status: "accepted" as const,
    invitedAt: ctx.now,
    answeredAt: ctx.now,
  };
  const row = one(
    await tx
      .insert(connections)
      .values({ id: newId(ctx.now.getTime()), ...pairOf(askerId, accepterId), ...accepted })
      .onConflictDoUpdate({ target: [connections.firstId, connections.secondId], set: accepted })
      .returning({ id: connections.id }),
  );
  await changed(ctx, tx, "connection", [row.id]);
}
