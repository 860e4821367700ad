import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import {
  isMailedByDefault,
  NEWS_WITH_SETTING,
  newsKind,
  newsOfType,
  type News,
} from "@cardplaza/contract/news";
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { Db, Tx } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { notificationChoices, notificationKindChoices } from "./notifications.table.ts";

export type EmailChoices = ReadonlyMap<News, boolean>;
/** Whether a member wants a kind by e-mail. */
type Wants = (memberId: string, kind: News) => boolean;

export async function readEmailChoices(db: Db, memberIds: readonly string[]): Promise<Wants> {
  const rows = await db
    .select({ id: members.id, chosen: chosenEmail() })
    .from(members)
    .where(inArray(members.id, [...memberIds]));
  const chosenBy = new Map(rows.map(({ id, chosen }) => [id, chosen]));
  return (memberId, kind) => wantsEmail(chosenBy.get(memberId) ?? {}, kind);
}

/** By the names of types and kinds, which differ: those of kinds contain a dot. */
export type ChosenEmail = Readonly<Record<string, boolean>>;

/** The choice for the kind counts, then the one for its type, then the default. */
export const wantsEmail = (chosen: ChosenEmail, kind: News): boolean =>
  chosen[kind] ?? chosen[newsKind(kind).type] ?? isMailedByDefault(kind);

/** A column in a query over `members`: what each has chosen. */
export const chosenEmail = (): SQL<ChosenEmail> => sql<ChosenEmail>`(
  select coalesce(jsonb_object_agg(chosen.name, chosen.email), '{}'::jsonb) from (
    select type as name, email from ${notificationChoices} where member_id = ${members.id}
    union all select kind, email from ${notificationKindChoices} where member_id = ${members.id}) chosen)`;

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
    .delete(notificationKindChoices)
    .where(
      and(
        eq(notificationKindChoices.memberId, memberId),
        inArray(notificationKindChoices.kind, types.flatMap(newsOfType)),
      ),
    );
}

export async function saveKindChoices(tx: Tx, memberId: string, choices: EmailChoices): Promise<void> {
  const kinds = NEWS_WITH_SETTING.filter((kind) => choices.has(kind));
  if (kinds.length === 0) return;
  await tx
    .insert(notificationKindChoices)
    .values(kinds.map((kind) => ({ memberId, kind, email: choices.get(kind)! })))
    .onConflictDoUpdate({
      target: [notificationKindChoices.memberId, notificationKindChoices.kind],
      set: { email: sql`excluded.email` },
    });
}

/** For members who ask for something that comes by e-mail. Those who have switched it off still get none. */
export async function chooseEmailUnlessChosen(tx: Tx, memberId: string, kind: News): Promise<void> {
  const { type } = newsKind(kind);
  const [chosen] = await tx
    .select({ type: notificationChoices.type })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.memberId, memberId), eq(notificationChoices.type, type)));
  if (!chosen)
    await tx.insert(notificationKindChoices).values({ memberId, kind, email: true }).onConflictDoNothing();
}
