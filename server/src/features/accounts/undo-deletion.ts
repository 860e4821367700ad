import { eq } from "drizzle-orm";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data-words";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { forgetPagesOf } from "../cards/forget-card-pages.ts";
import { notify } from "../notifications/notify.ts";
import { members } from "./accounts.table.ts";

/** Brings a member back who signs in before his data is erased, and tells him so wherever he came in. */
export async function undoDeletion(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const { now } = ctx;
  await tx.update(members).set({ erasesAt: null, updatedAt: now }).where(eq(members.id, memberId));
  // Pages drawn meanwhile were drawn without him.
  await forgetPagesOf(ctx, tx, memberId);
  await notify(ctx, tx, {
    to: memberId,
    type: "message_received",
    message: ACCOUNT_DATA_TEXT.welcomeBackFromDeletion,
    targetUrl: "/profile?tab=account",
    about: `deletion:${memberId}`,
  });
}
