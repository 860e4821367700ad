import { isNews, newsKind, newsOfType, type News } from "@cardplaza/contract/news";
import { NOTIFICATION_TEXT, NOTIFICATION_TYPES } from "@cardplaza/contract/notifications/notification-words";
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from "@cardplaza/contract/notifications/notifications";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { emailChoicesOf, saveKindChoices, saveTypeChoices, type EmailChoices } from "./email-choices.ts";
import { isUnsubscribed, deleteUnsubscribedAddress } from "./unsubscribed-addresses.ts";

export async function showSettings(ctx: MemberContext): Promise<NotificationSettings> {
  return present(await choicesInForce(ctx, ctx.db));
}

export function changeSettings(
  ctx: MemberContext,
  { types = [], kinds = [] }: NotificationSettingsChange,
): Promise<NotificationSettings> {
  return inTransaction(ctx.db, async (tx) => {
    const { id, email } = ctx.member;
    const asksForMail = [...types, ...kinds].some((choice) => choice.email);
    if (email && asksForMail && (await isUnsubscribed(tx, email, ctx.now))) {
      // A member who switches one on gets only that one: all the others showed as off and stay off.
      await saveTypeChoices(tx, id, new Map(NOTIFICATION_TYPES.map((type) => [type, false])));
      await deleteUnsubscribedAddress(tx, email, ctx.now);
    }
    await saveTypeChoices(tx, id, new Map(types.map((choice) => [choice.type, choice.email])));
    await saveKindChoices(
      tx,
      id,
      new Map(
        kinds.flatMap(({ kind, email }) => (email === undefined ? [] : [[knownKind(kind), email] as const])),
      ),
    );
    return present(await choicesInForce(ctx, tx));
  });
}

function knownKind(kind: string): News {
  if (!isNews(kind)) throw invalid({ kinds: NOTIFICATION_TEXT.unknownKind });
  return kind;
}

/** An unsubscribed address gets nothing, whatever was chosen. */
async function choicesInForce({ member, now }: MemberContext, db: Db): Promise<EmailChoices> {
  const choices = await emailChoicesOf(db, member.id);
  if (!member.email || !(await isUnsubscribed(db, member.email, now))) return choices;
  return new Map([...choices.keys()].map((kind) => [kind, false]));
}

/** A type is on while one of its kinds is. */
const present = (choices: EmailChoices): NotificationSettings => ({
  types: NOTIFICATION_TYPES.map((type) => ({
    type,
    inApp: true,
    email: newsOfType(type).some((kind) => choices.get(kind)),
  })),
  kinds: [...choices].map(([kind, email]) => ({
    kind,
    type: newsKind(kind).type,
    email,
    push: false,
    sms: false,
    canSms: Boolean(newsKind(kind).sms),
    waits: Boolean(newsKind(kind).waits),
  })),
  quietHours: null,
  lockScreenText: false,
  reaches: { push: false, sms: false },
});
