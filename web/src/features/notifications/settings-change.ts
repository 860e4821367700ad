import { isMailedByDefault, isNews } from "@cardplaza/contract/news";
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from "@cardplaza/contract/notifications/notifications";

type Kind = NotificationSettings["kinds"][number];
type KindChange = NonNullable<NotificationSettingsChange["kinds"]>[number];
export const WAYS = ["push", "email", "sms"] as const;
export type Way = (typeof WAYS)[number];

/** The settings as they are after a change of kinds, quiet hours or the locked screen. */
export function changed(
  settings: NotificationSettings,
  change: NotificationSettingsChange,
): NotificationSettings {
  const chosen = new Map(change.kinds?.map((each) => [each.kind, each]));
  const { quietHours = settings.quietHours, lockScreenText = settings.lockScreenText } = change;
  const kinds = settings.kinds.map((each) => ({ ...each, ...chosen.get(each.kind) }));
  return { ...settings, kinds, quietHours, lockScreenText };
}

/** The change that takes a change back, and nothing that was changed beside it. */
export function reversed(
  before: NotificationSettings,
  { kinds, quietHours, lockScreenText }: NotificationSettingsChange,
): NotificationSettingsChange {
  const were = new Map(before.kinds.map((each) => [each.kind, each]));
  return {
    ...(kinds && { kinds: kinds.map((each) => asBefore(each, were.get(each.kind))) }),
    ...(quietHours !== undefined && { quietHours: before.quietHours }),
    ...(lockScreenText !== undefined && { lockScreenText: before.lockScreenText }),
  };
}

const asBefore = (change: KindChange, was: Kind | undefined): KindChange => ({
  kind: change.kind,
  ...Object.fromEntries(WAYS.flatMap((way) => (was && way in change ? [[way, was[way]]] : []))),
});

/** Push and mail only where somebody waits for the member's answer; an SMS comes for nothing else anyway. */
export const onlyWhatWaits = ({ kinds }: NotificationSettings): NotificationSettingsChange => ({
  kinds: kinds.map(({ kind, waits }) => ({ kind, push: waits, email: waits })),
});

/** As for a new member. */
export const byDefault = ({ kinds }: NotificationSettings): NotificationSettingsChange => ({
  kinds: kinds.flatMap(({ kind, waits, canSms }) =>
    isNews(kind) ? [{ kind, push: waits, email: isMailedByDefault(kind), ...(canSms && { sms: true }) }] : [],
  ),
});
