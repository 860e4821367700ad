import { sql } from "drizzle-orm";
import { presentConversations } from "../present/present-conversations.ts";
import type { PresentContext } from "../present/present-messages.ts";
import { selectConversations } from "../present/select-conversations.ts";

/** What conversations are called in the list of this member. */
export async function titlesOf(ctx: PresentContext, ids: readonly string[]): Promise<(id: string) => string> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return () => "";
  const which = sql`place.conversation_id = any(${sql.param(wanted)}::text[])`;
  const rows = await selectConversations(ctx.db, ctx.member.id, { which, limit: wanted.length });
  const titles = new Map((await presentConversations(ctx, rows)).map(({ _id, title }) => [_id, title]));
  return (id) => titles.get(id) ?? "";
}
