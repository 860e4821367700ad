import { applicationPath, boardPath, MESSAGE_MAX } from "@cardplaza/contract/jobs/application-words";
import { Refusal } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { MailThread } from "../../../registry/mail-thread.ts";
import { lockApplicationOfSide } from "./application-queries.ts";
import { requireWritable, writeApplicationMessage } from "./write-application-message.ts";

/** The applicant and the company's team may answer by mail. */
export const applicationMailThread: MailThread = {
  type: "application",
  maxLength: MESSAGE_MAX,
  takesFile: false,
  find: (ctx, id) =>
    inTransaction(ctx.db, async (tx) => {
      const found = await lockApplicationOfSide(tx, ctx.member, id);
      const path = found.side === "applicant" ? applicationPath(id) : boardPath(found.job.id, id);
      const closed = await requireWritable(ctx, tx, found).then(() => null, reasonOf);
      return { path, closed };
    }),
  async write(ctx, id, { body }) {
    await writeApplicationMessage(ctx, id, body);
  },
};

/** The state of the conversation is a reason to tell; a block is none. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal && error.code === "STATE") return error.message;
  throw error;
}
