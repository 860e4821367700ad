import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { NEWS_WITH_SETTING, newsKind, newsOfType, type News } from "@cardplaza/contract/news";
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { Db, Tx } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { notificationChoices, notificationKindChoices } from "./notifications.table.ts";
import { chosenWays, wantsEmail } from "./ways/way-choices.ts";

export type EmailChoices = ReadonlyMap<News, boolean>;
/** Whether a member wants a kind by e-mail. */
type Wants = (memberId: string, kind: News) => boolean;

export async function readEmailChoices(db: Db, memberIds: readonly string[]): Promise<Wants> {
  const rows = await db
    .select({ id: members.id, chosen: chosenWays() })
    .from(members)
    .where(inArray(members.id, [...memberIds]));
  const chosenBy = new Map(rows.map(({ id, chosen }) => [id, chosen]));
  return (memberId, kind) => wantsEmail(chosenBy.get(memberId) ?? {}, kind);
}

/** Every kind with the member's choice, or with the default. */
export async function emailChoicesOf(db: Db, memberId: string): Promise<EmailChoices> {
  const wants = await readEmailChoices(db, [memberId]);
  return new Map(NEWS_WITH_SETTING.map((kind) => [kind, wants(memberId, kind)]));
}

/** Which of these members want this kind by e-mail. */
export async function whoWantEmail(
  db: Db,
  memberIds: readonly string[],
  kind: News,
): Promise<ReadonlySet<string>> {
  const wants = await readEmailChoices(db, memberIds);
  return new Set(memberIds.filter((id) => wants(id, kind)));
}

/** A choice for a type is one for all its kinds, also for those to come. */
export async function saveTypeChoices(
  tx: Tx,
  memberId: string,
  choices: ReadonlyMap<NotificationType, boolean>,
): Promise<void> {
  // Always in the same order, so that two parallel calls cannot deadlock.
  const types = NOTIFICATION_TYPES.filter((type) => choices.has(type));
  if (types.length === 0) return;
  await tx
    .insert(notificationChoices)
    .values(types.map((type) => ({ memberId, type, email: choices.get(type)! })))
    .onConflictDoUpdate({
      target: [notificationChoices.memberId, notificationChoices.type],
      set: { email: sql`excluded.email` },
    });
  await tx
    .update(notificationKindChoices)
    .set({ email: null })
    .where(
      and(
        eq(notificationKindChoices.memberId, memberId),
        inArray(notificationKindChoices.kind, types.flatMap(newsOfType)),
        isNotNull(notificationKindChoices.email),
      ),
    );
}

/** For members who ask for something that comes by e-mail. Those who have switched it off still get none. */
export async function chooseEmailUnlessChosen(tx: Tx, memberId: string, kind: News): Promise<void> {
  const { type } = newsKind(kind);
  const [chosen] = await tx
    .select({ type: notificationChoices.type })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.memberId, memberId), eq(notificationChoices.type, type)));
  if (!chosen)
    await tx
      .insert(notificationKindChoices)
      .values({ memberId, kind, email: true })
      .onConflictDoUpdate({
        target: [notificationKindChoices.memberId, notificationKindChoices.kind],
        set: { email: sql`coalesce(${notificationKindChoices.email}, true)` },
      });
}
