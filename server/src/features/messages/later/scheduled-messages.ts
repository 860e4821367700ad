import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { ScheduledMessage } from "@cardplaza/contract/messages/messages";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { scheduledMessages, type ScheduledRow } from "./later.table.ts";
import { titlesOf } from "./titles.ts";
import { requireLater } from "./moments.ts";

type Shown = z.input<typeof ScheduledMessage>;

export async function listScheduled(ctx: MemberContext): Promise<{ scheduled: Shown[] }> {
  const rows = await ctx.db
    .select()
    .from(scheduledMessages)
    .where(eq(scheduledMessages.memberId, ctx.member.id))
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id));
  return { scheduled: await present(ctx, rows) };
}

interface Changes {
  body?: string;
  sendAt?: string;
}

/** One that could not be sent is tried again. */
export function changeScheduled(ctx: MemberContext, id: string, { body, sendAt }: Changes): Promise<Shown> {
  return inTransaction(ctx.db, async (tx) => {
    const [row] = await tx.select().from(scheduledMessages).where(isOwn(ctx, id)).for("update");
    if (!row) throw notFound(MESSAGE_TEXT.messageNotFound);
    const changed: ScheduledRow = {
      ...row,
      contents: { ...row.contents, ...(body !== undefined && { body }) },
      sendAt: sendAt ? requireLater(ctx.now, new Date(sendAt), "sendAt") : row.sendAt,
      problem: "",
    };
    await tx.update(scheduledMessages).set(changed).where(isOwn(ctx, id));
    const [shown] = await present({ ...ctx, db: tx }, [changed]);
    return shown!;
  });
}

export async function deleteScheduled(ctx: MemberContext, id: string): Promise<void> {
  const { rowCount } = await ctx.db.delete(scheduledMessages).where(isOwn(ctx, id));
  if (!rowCount) throw notFound(MESSAGE_TEXT.messageNotFound);
}

const isOwn = ({ member }: MemberContext, id: string) =>
  and(eq(scheduledMessages.id, id), eq(scheduledMessages.memberId, member.id));

async function present(ctx: MemberContext, rows: readonly ScheduledRow[]): Promise<Shown[]> {
  const titles = await titlesOf(
    ctx,
    rows.map(({ conversationId }) => conversationId),
  );
  return rows.map(({ id, conversationId, contents, sendAt, problem }) => ({
    _id: id,
    conversationId,
    title: titles(conversationId),
    body: contents.body,
    files: contents.files.length,
    sendAt,
    problem,
  }));
}
