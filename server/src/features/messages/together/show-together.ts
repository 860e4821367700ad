import { sql } from "drizzle-orm";
import type { z } from "zod";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Together } from "@cardplaza/contract/messages/conversation";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { selectConversations } from "../present/select-conversations.ts";
import { factsOf } from "./facts.ts";
import { readHistory } from "./history.ts";
import { owedIn } from "./owed.ts";
import { stepsFor } from "./steps.ts";

type Shown = z.input<typeof Together>;

const NOTHING: Shown = { facts: [], owed: [], steps: [] };

/** What the two of a conversation have done together. After a block, or with somebody who left, only what was. */
export async function showTogether(ctx: MemberContext, id: string): Promise<Shown> {
  const { db, member } = ctx;
  const [found] = await selectConversations(db, member.id, {
    which: sql`place.conversation_id = ${id}`,
    limit: 1,
  });
  if (!found) throw notFound(MESSAGE_TEXT.notFound);
  const { conversation, other } = found;
  if (!other) return NOTHING;
  const pair = { memberId: member.id, other: { id: other.id, name: other.name ?? FORMER_MEMBER_NAME } };
  const history = await readHistory(ctx, pair);
  const facts = factsOf(ctx, history);
  if (other.name === null || other.isBlocked) return { ...NOTHING, facts };
  const isAgreed = conversation.request === null || conversation.request === "accepted";
  return { facts, owed: owedIn(ctx, history), steps: isAgreed ? await stepsFor(ctx, history) : [] };
}
