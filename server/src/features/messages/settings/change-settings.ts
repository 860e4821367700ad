import type { MessageSettings } from "@cardplaza/contract/messages/messages";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changePreferences } from "../../notifications/ways/change-preferences.ts";
import { messageSettings } from "./settings.table.ts";
import { showSettings } from "./show-settings.ts";

/** Quiet hours are those of all notices. */
export function changeSettings(
  ctx: MemberContext,
  { quietHours, away, ...switches }: Partial<MessageSettings>,
): Promise<MessageSettings> {
  const memberId = ctx.member.id;
  const changed = {
    ...switches,
    ...(away && {
      awayOn: away.isOn,
      awayText: away.text,
      officeFrom: away.from,
      officeTo: away.to,
      officeDays: away.days,
    }),
  };
  return inTransaction(ctx.db, async (tx) => {
    if (Object.keys(changed).length > 0)
      await tx
        .insert(messageSettings)
        .values({ memberId, ...changed })
        .onConflictDoUpdate({ target: messageSettings.memberId, set: changed });
    await changePreferences(ctx, tx, { quietHours });
    return showSettings({ db: tx, member: ctx.member });
  });
}
