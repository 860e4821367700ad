import { sql } from "drizzle-orm";
import { CHANGES_PER_CALL } from "@cardplaza/contract/messages/message-limits";
import type { MemberContext } from "../../../context.ts";
import { presentConversations } from "../present/present-conversations.ts";
import { selectConversations } from "../present/select-conversations.ts";

/** What changed for the member since one of their numbers. Each conversation is there once, however much happened in it. */
export async function listChanges(ctx: MemberContext, since: number) {
  const rows = await selectConversations(ctx.db, ctx.member.id, {
    which: sql`place.changed > ${since}`,
    order: sql`place.changed`,
    limit: CHANGES_PER_CALL + 1,
  });
  const page = rows.slice(0, CHANGES_PER_CALL);
  return {
    conversations: await presentConversations(ctx, page),
    next: page.at(-1)?.own.changed ?? since,
    more: rows.length > CHANGES_PER_CALL,
  };
}
