import { and, eq, inArray, sql } from "drizzle-orm";
import { MAX_GROUP } from "@cardplaza/contract/messages/message-limits";
import { conversationPath, MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid, limitReached } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { members } from "../../accounts/accounts.table.ts";
import { isReachableBy } from "../../moderation/reachable.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { connectedIds } from "../../people/connections/connection-conditions.ts";
import { conversationMembers, conversations } from "../conversations.table.ts";
import { addPlaces } from "../places/add-places.ts";
import { publishConversation } from "../places/publish.ts";
import { takeClocks } from "../places/take-clocks.ts";
import { tick } from "../places/tick.ts";
import { writeNote } from "./write-note.ts";

/**
 * Adds people to a group whose row is locked or new. Connections of the member who never left it are in at once; the
 * others are invited, and come in by their own yes. Nobody sees what was written before.
 */
export async function addToGroup(
  ctx: MemberContext,
  tx: Tx,
  { id }: { id: string },
  userIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(userIds)].filter((userId) => userId !== ctx.member.id);
  const places = await tx
    .select()
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, id));
  const standing = new Map(places.map((place) => [place.memberId, place.standing]));
  const fresh = wanted.filter((userId) => !["in", "invited"].includes(standing.get(userId) ?? ""));
  if (fresh.length === 0) return;
  await requireReachable(ctx, tx, fresh);
  const present = places.filter((place) => place.standing === "in" || place.standing === "invited").length;
  if (present + fresh.length > MAX_GROUP) throw limitReached(MESSAGE_TEXT.groupFull);
  const connected = await connectedAmong(tx, ctx.member.id, fresh);
  const added = fresh.filter((userId) => connected.has(userId) && !standing.has(userId));
  const invited = fresh.filter((userId) => !added.includes(userId));
  const { headSeq, name } = one(
    await tx
      .select({ headSeq: conversations.headSeq, name: conversations.name })
      .from(conversations)
      .where(eq(conversations.id, id)),
  );
  await takeClocks(tx, id, fresh);
  const more = { addedBy: ctx.member.id, joinedSeq: headSeq, placeId: newId(ctx.now.getTime()) };
  if (invited.length > 0) await addPlaces(tx, id, invited, { ...more, standing: "invited" });
  if (added.length > 0) {
    await addPlaces(tx, id, added, more);
    await writeNote(ctx, tx, id, { event: "added", memberIds: added });
  }
  // All of them see who is invited.
  else await publishConversation(ctx, tx, await tick(tx, { conversationId: id, withInvited: true }), id);
  await notifyAll(
    ctx,
    tx,
    invited.map((to) => ({
      news: "message.group-invitation" as const,
      with: { name: ctx.member.name, group: name },
      to,
      targetUrl: conversationPath(id),
      about: `conversation:${id}`,
      sender: ctx.member.id,
    })),
  );
}

async function requireReachable(ctx: MemberContext, tx: Tx, userIds: readonly string[]): Promise<void> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...userIds]), isReachableBy(ctx.member.id)));
  if (found.length < userIds.length) throw invalid({ userIds: MESSAGE_TEXT.noSuchPerson });
}

async function connectedAmong(
  tx: Tx,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from (${connectedIds(memberId)}) connected where id = any(${sql.param([...ids])}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
