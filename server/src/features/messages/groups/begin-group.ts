import { and, eq, inArray } from "drizzle-orm";
import { MAX_GROUP } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { conversations } from "../conversations.table.ts";
import { addPlaces } from "../places/add-places.ts";
import { takeClocks } from "../places/take-clocks.ts";
import { addToGroup } from "./add-to-group.ts";
import { writeNote } from "./write-note.ts";

interface NewGroup {
  userIds: readonly string[];
  name: string;
  clientId?: string;
}

/** Connections are in it at once, others are invited. Returns its id; a repeated key finds the first group. */
export async function beginGroup(ctx: MemberContext, { userIds, name, clientId }: NewGroup): Promise<string> {
  const { member, now } = ctx;
  if (!name) throw invalid({ name: "Enter a name." });
  if (userIds.length >= MAX_GROUP) throw invalid({ userIds: MESSAGE_TEXT.groupFull });
  return inTransaction(ctx.db, async (tx) => {
    const id = newId(now.getTime());
    const [added] = await tx
      .insert(conversations)
      .values({ id, kind: "group", name, createdBy: member.id, clientId, createdAt: now })
      .onConflictDoNothing({ target: [conversations.createdBy, conversations.clientId] })
      .returning({ id: conversations.id });
    if (!added) return findCreated(tx, member.id, clientId);
    await takeClocks(tx, id, [member.id, ...userIds]);
    await addPlaces(tx, id, [member.id], { role: "admin", placeId: id });
    await writeNote(ctx, tx, id, { event: "created", memberIds: [] });
    await addToGroup(ctx, tx, { id }, userIds);
    return id;
  });
}

async function findCreated(tx: Tx, memberId: string, clientId: string | undefined): Promise<string> {
  const [created] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.createdBy, memberId), inArray(conversations.clientId, [clientId ?? ""])));
  if (!created) throw new Error("A group was neither created nor found");
  return created.id;
}
