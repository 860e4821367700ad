import { sql } from "drizzle-orm";
import { CONVERSATIONS_PER_PAGE } from "@cardplaza/contract/messages/message-limits";
import type { MemberContext } from "../../../context.ts";
import { members } from "../../accounts/accounts.table.ts";
import { hasWordLike } from "../../accounts/member-conditions.ts";
import { presentConversations, type ShownConversation } from "../present/present-conversations.ts";
import { selectConversations } from "../present/select-conversations.ts";
import { findTexts } from "./find-texts.ts";

const MAX_WORDS = 6;

/**
 * Conversations whose people or name fit, then each message that has all the words, the newest first, with its place.
 * Of the last word the beginning is enough.
 */
export async function searchConversations(ctx: MemberContext, q: string, cursor?: string) {
  const words = (q.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  if (words.length === 0) return { conversations: [], nextCursor: null };
  const named = cursor ? [] : await findNamed(ctx, words);
  const { lines, nextCursor } = await findLines(ctx, words, cursor);
  return { conversations: [...named, ...lines], nextCursor };
}

async function findNamed(ctx: MemberContext, words: readonly string[]): Promise<ShownConversation[]> {
  const inName = sql.join(
    words.map(
      (word) => sql`strpos(' ' || plain_letters(conversation.name), ' ' || plain_letters(${word})) > 0`,
    ),
    sql` and `,
  );
  const inPerson = sql.join(words.map(hasWordLike), sql` and `);
  const also = sql`(conversation.name <> '' and ${inName}
    or exists (select from conversation_members each join ${members} on ${members.id} = each.member_id
      where each.conversation_id = place.conversation_id and each.member_id <> place.member_id
        and conversation.kind <> 'chapter' and ${members.erasedAt} is null and ${inPerson}))`;
  const which = sql`place.place_id is not null and place.standing <> 'invited'`;
  const limit = CONVERSATIONS_PER_PAGE;
  return presentConversations(ctx, await selectConversations(ctx.db, ctx.member.id, { which, also, limit }));
}

async function findLines(ctx: MemberContext, words: readonly string[], cursor?: string) {
  const rows = await findTexts(ctx, { words, before: cursor, limit: CONVERSATIONS_PER_PAGE + 1 });
  const page = rows.slice(0, CONVERSATIONS_PER_PAGE);
  if (page.length === 0) return { lines: [], nextCursor: null };
  const ids = [...new Set(page.map(({ conversationId }) => conversationId))];
  const which = sql`place.conversation_id = any(${sql.param(ids)}::text[])`;
  const found = await selectConversations(ctx.db, ctx.member.id, { which, limit: ids.length });
  const shown = new Map((await presentConversations(ctx, found)).map((each) => [each._id, each]));
  const lines = page.flatMap(({ id, conversationId, seq, text, at }): ShownConversation[] => {
    const conversation = shown.get(conversationId);
    const place = { messageId: id, seq, text: aroundWord(text, words), at: new Date(at) };
    return conversation ? [{ ...conversation, found: place }] : [];
  });
  return { lines, nextCursor: rows.length > CONVERSATIONS_PER_PAGE ? (page.at(-1)?.id ?? null) : null };
}

const SHOWN_BEFORE = 40;
const SHOWN_LENGTH = 160;

/** The part of a long text in which the first word stands. */
function aroundWord(text: string, words: readonly string[]): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words[0] ?? ""));
  const start = at <= SHOWN_BEFORE ? 0 : at - SHOWN_BEFORE;
  const part = text.slice(start, start + SHOWN_LENGTH);
  return `${start > 0 ? "…" : ""}${part}${start + SHOWN_LENGTH < text.length ? "…" : ""}`;
}
