import type { Tx } from "../../platform/database.ts";
import type { MemberEventContext } from "../../registry/registration.ts";
import { notify } from "./notify.ts";

const SETTINGS = "/profile?tab=account";

/** Sent whichever way they signed in: the account would have been erased. */
export async function notifyOfReturn(ctx: MemberEventContext, tx: Tx, memberId: string): Promise<void> {
  await notify(ctx, tx, {
    to: memberId,
    news: "account.kept",
    targetUrl: SETTINGS,
    about: `deletion:${memberId}`,
  });
}

/** So that the person who set it up learns why it is off. No setting switches this mail off. */
export async function notifyOfRemovedSecondStep(
  ctx: MemberEventContext,
  tx: Tx,
  memberId: string,
): Promise<void> {
  await notify({ ...ctx, member: null }, tx, {
    to: memberId,
    news: "account.second-step-removed",
    targetUrl: SETTINGS,
    about: `second-step:${memberId}`,
  });
}
