import { and, eq, inArray, sql } from "drizzle-orm";
import {
  NOTIFICATION_TYPES,
  NOTIFICATION_TYPE_WORDS,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { Db, Tx } from "../../platform/database.ts";
import { notificationChoices } from "./notifications.table.ts";

export type EmailChoices = Map<NotificationType, boolean>;

export async function wantsEmail(db: Db, memberId: string, type: NotificationType): Promise<boolean> {
  const [choice] = await db
    .select()
    .from(notificationChoices)
    .where(and(eq(notificationChoices.memberId, memberId), eq(notificationChoices.type, type)));
  return choice?.email ?? NOTIFICATION_TYPE_WORDS[type].emailByDefault;
}

/** Every type with the member's choice, or with the default. */
export async function emailChoicesOf(db: Db, memberId: string): Promise<EmailChoices> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.memberId, memberId));
  const chosen = new Map(rows.map(({ type, email }) => [type, email]));
  return new Map(
    NOTIFICATION_TYPES.map((type) => [
      type,
      chosen.get(type) ?? NOTIFICATION_TYPE_WORDS[type].emailByDefault,
    ]),
  );
}

export async function saveEmailChoices(tx: Tx, memberId: string, choices: EmailChoices): Promise<void> {
  // Always in the same order, so that two parallel calls cannot deadlock.
  const rows = NOTIFICATION_TYPES.flatMap((type) => {
    const email = choices.get(type);
    return email === undefined ? [] : [{ memberId, type, email }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(notificationChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationChoices.memberId, notificationChoices.type],
      set: { email: sql`excluded.email` },
    });
}

/** For members who ask for something that comes by e-mail. Those who have switched it off still get none. */
export async function chooseEmailUnlessChosen(
  tx: Tx,
  memberId: string,
  type: NotificationType,
): Promise<void> {
  await tx.insert(notificationChoices).values({ memberId, type, email: true }).onConflictDoNothing();
}

/** Which of these members want this type by e-mail. */
export async function whoWantEmail(
  db: Db,
  memberIds: readonly string[],
  type: NotificationType,
): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(notificationChoices)
    .where(and(inArray(notificationChoices.memberId, [...memberIds]), eq(notificationChoices.type, type)));
  const chosen = new Map(rows.map(({ memberId, email }) => [memberId, email]));
  const { emailByDefault } = NOTIFICATION_TYPE_WORDS[type];
  return new Set(memberIds.filter((id) => chosen.get(id) ?? emailByDefault));
}
