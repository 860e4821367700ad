import { ENQUIRY_REPLY_MAX } from "@cardplaza/contract/enquiries/enquiry-words";
import { Refusal } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { MailThread } from "../../../registry/mail-thread.ts";
import { requireWritable } from "../answer-enquiry.ts";
import { lockEnquiryOf, sideOf } from "../enquiry-queries.ts";
import { buyerLink, readersLink } from "../notify-sides.ts";
import { writeMessage } from "../write-message.ts";

/** Both sides may answer by mail: the buyer, and those who answer for the business. */
export const enquiryMailThread: MailThread = {
  type: "enquiry",
  maxLength: ENQUIRY_REPLY_MAX,
  takesFile: true,
  find: (ctx, id) =>
    inTransaction(ctx.db, async (tx) => {
      const enquiry = await lockEnquiryOf(ctx, tx, id);
      const side = sideOf(enquiry, ctx.member);
      const path = side === "buyer" ? buyerLink(ctx, enquiry) : readersLink(ctx, enquiry);
      const closed = await requireWritable(tx, enquiry, side).then(() => null, reasonOf);
      return { path, closed };
    }),
  async write(ctx, id, reply) {
    await writeMessage(ctx, id, { ...reply, anyway: false, force: false });
  },
};

/** The state of the conversation is a reason to tell; a block is none. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal && error.code === "STATE") return error.message;
  throw error;
}
