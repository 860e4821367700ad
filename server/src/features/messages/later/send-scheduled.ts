import { and, asc, eq, lte } from "drizzle-orm";
import { conversationPath } from "@cardplaza/contract/messages/message-words";
import type { JobContext, MemberJobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { notify } from "../../notifications/notify.ts";
import { scheduledMessages, type ScheduledRow } from "./later.table.ts";
import { writeMessage } from "../writing/write-message.ts";
import { titlesOf } from "./titles.ts";

/** Every minute: sends what is due, in its order. */
export const sendScheduledJob: Job<JobContext, object> = {
  name: "send-scheduled-messages",
  schedule: "* * * * *",
  async run(ctx, _data, signal) {
    const { id, sendAt } = scheduledMessages;
    const due = await ctx.db
      .select({ id })
      .from(scheduledMessages)
      .where(isDue(ctx))
      .orderBy(asc(sendAt), asc(id));
    for (const one of due) {
      signal.throwIfAborted();
      try {
        await sendOne(ctx, one.id);
      } catch (error) {
        ctx.log.warn(
          { error, scheduledId: one.id },
          "a message was not sent at its time and will be tried again",
        );
      }
    }
  },
};

const isDue = ({ now }: JobContext) =>
  and(eq(scheduledMessages.problem, ""), lte(scheduledMessages.sendAt, now));

/** Sends it and takes it off the list in the same transaction. Its writer may have changed or deleted it meanwhile. */
function sendOne(ctx: JobContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const [due] = await tx
      .select({ row: scheduledMessages, member: members })
      .from(scheduledMessages)
      .innerJoin(members, eq(members.id, scheduledMessages.memberId))
      .where(and(eq(scheduledMessages.id, id), isDue(ctx), stays()))
      .for("update", { of: scheduledMessages, skipLocked: true });
    if (due) await send({ ...ctx, db: tx, member: due.member }, tx, due.row);
  });
}

async function send(ctx: MemberJobContext, tx: Tx, row: ScheduledRow): Promise<void> {
  const isThis = eq(scheduledMessages.id, row.id);
  try {
    await writeMessage(ctx, row.conversationId, { ...row.contents, clientId: row.clientId });
    await tx.delete(scheduledMessages).where(isThis);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Too many in this minute: it stays due.
    if (error.code === "RATE_LIMITED") return;
    const [why] = Object.values(error.details.fields ?? {});
    const problem = why ?? error.message;
    await tx.update(scheduledMessages).set({ problem }).where(isThis);
    const name = (await titlesOf(ctx, [row.conversationId]))(row.conversationId);
    await notify({ ...ctx, member: null }, tx, {
      news: "message.not-sent",
      with: { name, reason: problem },
      to: row.memberId,
      targetUrl: conversationPath(row.conversationId),
      about: `scheduled-message:${row.id}`,
    });
  }
}
