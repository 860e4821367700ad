import type { Tx } from "../../../platform/database.ts";
import type { MemberContext } from "../../../context.ts";
import { sendSoon } from "../../push/queue-pushes.ts";
import { savePreferences, type Preferences } from "./preferences.ts";
import { queueWaitingSms } from "./send-sms-notices.ts";

/** Changes what is given and nothing else. What waits for the end of quiet hours is looked at again. */
export async function changePreferences(
  ctx: MemberContext,
  tx: Tx,
  preferences: Partial<Preferences>,
): Promise<void> {
  await savePreferences(tx, ctx.member.id, preferences);
  if (preferences.quietHours === undefined) return;
  await sendSoon(ctx, tx, ctx.member.id);
  await queueWaitingSms(ctx, tx, ctx.member.id);
}
