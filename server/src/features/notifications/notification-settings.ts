import { isNews, newsKind, newsOfType, type News } from "@cardplaza/contract/news";
import { NOTIFICATION_TEXT, NOTIFICATION_TYPES } from "@cardplaza/contract/notifications/notification-words";
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from "@cardplaza/contract/notifications/notifications";
import { NEWS_WITH_SETTING } from "@cardplaza/contract/news";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members } from "../accounts/accounts.table.ts";
import { sendsSms } from "../outgoing/queue-sms.ts";
import { hasPushDevice } from "../push/subscription-queries.ts";
import { saveTypeChoices } from "./email-choices.ts";
import { isUnsubscribed, deleteUnsubscribedAddress } from "./unsubscribed-addresses.ts";
import { changePreferences } from "./ways/change-preferences.ts";
import { readPreferences } from "./ways/preferences.ts";
import { chosenWays, saveKindChoices, wantsEmail, wantsPush, wantsSms } from "./ways/way-choices.ts";

export const showSettings = (ctx: MemberContext): Promise<NotificationSettings> => readSettings(ctx, ctx.db);

export function changeSettings(
  ctx: MemberContext,
  { types = [], kinds = [], ...preferences }: NotificationSettingsChange,
): Promise<NotificationSettings> {
  const chosen = kinds.map((choice) => ({ ...choice, kind: knownKind(choice) }));
  return inTransaction(ctx.db, async (tx) => {
    const { id, email } = ctx.member;
    const asksForMail = [...types, ...kinds].some((choice) => choice.email);
    if (email && asksForMail && (await isUnsubscribed(tx, email, ctx.now))) {
      // A member who switches one on gets only that one: all the others showed as off and stay off.
      await saveTypeChoices(tx, id, new Map(NOTIFICATION_TYPES.map((type) => [type, false])));
      await deleteUnsubscribedAddress(tx, email, ctx.now);
    }
    await saveTypeChoices(tx, id, new Map(types.map((choice) => [choice.type, choice.email])));
    await saveKindChoices(tx, id, chosen);
    await changePreferences(ctx, tx, preferences);
    return readSettings(ctx, tx);
  });
}

function knownKind({ kind, sms }: { kind: string; sms?: boolean }): News {
  if (!isNews(kind)) throw invalid({ kinds: NOTIFICATION_TEXT.unknownKind });
  if (sms && !newsKind(kind).sms) throw invalid({ kinds: NOTIFICATION_TEXT.noSms });
  return kind;
}

async function readSettings({ config, member, now }: MemberContext, db: Db): Promise<NotificationSettings> {
  const { chosen, hasPush } = one(
    await db
      .select({ chosen: chosenWays(), hasPush: hasPushDevice(members.id) })
      .from(members)
      .where(eq(members.id, member.id)),
  );
  // An unsubscribed address gets nothing, whatever was chosen.
  const getsMail = !member.email || !(await isUnsubscribed(db, member.email, now));
  const isMailed = (kind: News) => getsMail && wantsEmail(chosen, kind);
  return {
    // A type is on while one of its kinds is.
    types: NOTIFICATION_TYPES.map((type) => ({
      type,
      inApp: true,
      email: newsOfType(type).some(isMailed),
    })),
    kinds: NEWS_WITH_SETTING.map((kind) => ({
      kind,
      type: newsKind(kind).type,
      email: isMailed(kind),
      push: wantsPush(chosen, kind),
      sms: wantsSms(chosen, kind),
      canSms: Boolean(newsKind(kind).sms),
      waits: Boolean(newsKind(kind).waits),
    })),
    ...(await readPreferences(db, member.id)),
    reaches: {
      push: hasPush,
      sms: Boolean(member.mobile && member.mobileProvenAt) && sendsSms(config),
    },
  };
}
