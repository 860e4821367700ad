import type { Tx } from "../../platform/database.ts";
import { mailWanted } from "./mail-notification.ts";
import type { Notice, NotifyContext } from "./notice.ts";
import { targetPath, textOf, withCleanValues } from "./notification-text.ts";
import { findReachable } from "./reachable-recipients.ts";

/** Mails of kinds that their room mails itself (`mailedBy`), to those who want them. The bell has rung before. */
export async function mailLater(ctx: NotifyContext, tx: Tx, notices: readonly Notice[]): Promise<void> {
  const reachable = await findReachable(tx, notices.map(withCleanValues));
  const worded = [...reachable].map(([notice, recipient]) => ({
    notice,
    recipient,
    text: textOf(notice, notice.grows?.count ?? 1),
    targetUrl: targetPath(notice.targetUrl),
  }));
  await mailWanted(ctx, tx, worded);
}
