import { and, eq, gte, ne, sql } from "drizzle-orm";
import { SAME_TEXT_TO } from "@cardplaza/contract/messages/message-limits";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberJobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { messages } from "../messages.table.ts";

const LOOKED_BACK_DAYS = 7;

/** One text to many strangers waits for a moderator. */
export async function reasonToHold(
  { member, now }: MemberJobContext,
  tx: Tx,
  conversationId: string,
  textHash: string | null,
): Promise<string | null> {
  if (textHash === null) return null;
  const { others } = one(
    await tx
      .select({ others: sql<number>`count(distinct ${messages.conversationId})::int` })
      .from(messages)
      .where(
        and(
          eq(messages.senderId, member.id),
          eq(messages.textHash, textHash),
          ne(messages.conversationId, conversationId),
          gte(messages.createdAt, new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS)),
        ),
      ),
  );
  return others >= SAME_TEXT_TO - 1 ? `The same text to ${others + 1} strangers` : null;
}
