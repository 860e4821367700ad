import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { Context } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sendResetLinkJob } from "./send-reset-link.ts";
import { countResetRequest } from "../sign-in-limits.ts";

/** The account is looked up later, so neither the response nor its timing shows whether there is one. */
export async function requestPasswordReset(ctx: Context, email: string) {
  await countResetRequest(ctx, email);
  await inTransaction(ctx.db, (tx) => ctx.jobs.enqueue(tx, sendResetLinkJob, { email }));
  return { message: ACCOUNT_TEXT.resetSent };
}
