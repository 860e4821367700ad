import { and, eq, isNull, sql } from "drizzle-orm";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { messages, type MessageRow } from "../messages.table.ts";
import { findNewestOfOthers } from "./newest-of-others.ts";
import { publishMessage } from "./publish.ts";
import { isPlaceOf } from "./seen-rows.ts";
import { nextSeq, tick, type NewLine } from "./tick.ts";

type Fields = Partial<
  Pick<
    MessageRow,
    | "body"
    | "link"
    | "editedAt"
    | "deletedAt"
    | "pinnedAt"
    | "status"
    | "hasFiles"
    | "share"
    | "textHash"
    | "warning"
  >
>;

interface More {
  /** The change is also the newest line of the conversation: a reaction. */
  line?: (seq: number) => NewLine;
}

/**
 * Changes a message that is still there: the change takes the next number of its conversation, so that every device
 * learns of it. Returns that number; null if the message was deleted meanwhile.
 */
export async function changeMessage(
  ctx: Pick<Services, "live">,
  tx: Tx,
  id: string,
  fields: Fields,
  { line }: More = {},
): Promise<number | null> {
  const [found] = await tx
    .select({ conversationId: messages.conversationId, senderId: messages.senderId, status: messages.status })
    .from(messages)
    .where(eq(messages.id, id));
  if (!found) return null;
  const { conversationId } = found;
  await tx.execute(sql`select from conversations where id = ${conversationId} for no key update`);
  const isThere = and(eq(messages.id, id), isNull(messages.deletedAt));
  if ((await tx.$count(messages, isThere)) === 0) return null;
  const seq = await nextSeq(tx, conversationId);
  await tx
    .update(messages)
    .set({ ...fields, changedSeq: seq })
    .where(isThere);
  // Nobody else knows of a message that waits.
  const only = found.status === "waiting" && found.senderId ? [found.senderId] : undefined;
  const memberIds = await tick(tx, { conversationId, only, line: line?.(seq) });
  // Reactions to it are gone with it.
  if (fields.deletedAt && found.senderId)
    await findNewestOfOthers(tx, isPlaceOf({ conversationId, memberId: found.senderId }));
  await publishMessage(ctx, tx, memberIds, { conversationId, seq });
  return seq;
}
