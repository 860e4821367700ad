import type { NotificationSettings, NotificationType } from "@cardplaza/contract/notifications/notifications";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { emailChoicesOf, saveEmailChoices, type EmailChoices } from "./email-choices.ts";
import { isUnsubscribed, deleteUnsubscribedAddress } from "./unsubscribed-addresses.ts";

export async function showSettings(ctx: MemberContext): Promise<NotificationSettings> {
  return present(await choicesInForce(ctx, ctx.db));
}

export function changeSettings(ctx: MemberContext, given: { type: NotificationType; email: boolean }[]) {
  return inTransaction(ctx.db, async (tx) => {
    const changes: EmailChoices = new Map(given.map(({ type, email }) => [type, email]));
    const { email } = ctx.member;
    const asksForMail = [...changes.values()].includes(true);
    if (email && asksForMail && (await isUnsubscribed(tx, email, ctx.now))) {
      // A member who switches one type on gets only that one: all the others showed as off and stay off.
      await saveEmailChoices(tx, ctx.member.id, await choicesInForce(ctx, tx));
      await deleteUnsubscribedAddress(tx, email, ctx.now);
    }
    await saveEmailChoices(tx, ctx.member.id, changes);
    return present(await choicesInForce(ctx, tx));
  });
}

/** An unsubscribed address gets nothing, whatever was chosen. */
async function choicesInForce({ member, now }: MemberContext, db: Db): Promise<EmailChoices> {
  const choices = await emailChoicesOf(db, member.id);
  if (!member.email || !(await isUnsubscribed(db, member.email, now))) return choices;
  return new Map([...choices.keys()].map((type) => [type, false]));
}

const present = (choices: EmailChoices): NotificationSettings => ({
  types: [...choices].map(([type, email]) => ({ type, inApp: true, email })),
});
