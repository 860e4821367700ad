import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { REACTED_TO_THEM, WRITTEN_TO_THEM } from "./seen-rows.ts";

/**
 * Sets the newest change that counts as unread in places, after something unread has gone. `which` is a condition over
 * `place`. Their conversations must be locked.
 */
export async function findNewestOfOthers(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`
    update conversation_members place set other_seq = greatest(0,
      (select message.seq from messages message where ${WRITTEN_TO_THEM} order by message.seq desc limit 1),
      (select reaction.seq from message_reactions reaction join messages message on message.id = reaction.message_id
        where ${REACTED_TO_THEM} order by reaction.seq desc limit 1))
    where ${which}`);
}
