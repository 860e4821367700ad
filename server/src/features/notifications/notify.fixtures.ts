import { eq } from "drizzle-orm";
import { newsOfType, type News } from "@cardplaza/contract/news";
import { SAMPLE_NEWS } from "@cardplaza/contract/news.fixtures";
import type { NotificationType } from "@cardplaza/contract/notifications/notification-words";
import { inTransaction } from "../../platform/transaction.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { Member } from "../accounts/accounts.table.ts";
import type { Notice } from "./notice.ts";
import { messageOf } from "./notification-text.ts";
import { notifications } from "./notifications.table.ts";
import { notify } from "./notify.ts";

interface NoticeOptions extends Partial<Pick<Notice, "targetUrl" | "about" | "replyTo" | "grows">> {
  news?: News;
  /** Values that differ from the samples. */
  with?: object;
  /** The member who makes the call. */
  by?: Member;
  sender?: Member;
  at?: Date;
}

/** A notice of this kind, "Ravi Shah sent you a card." if nothing else is given. */
export const sampleNotice = (
  to: Member,
  { news = "lead.card-sent", with: values, ...more }: Omit<NoticeOptions, "by" | "sender" | "at"> = {},
) =>
  ({
    to: to.id,
    news,
    with: SAMPLE_NEWS[news] && { ...SAMPLE_NEWS[news], ...values },
    targetUrl: "/business-cards?section=my-leads",
    about: `lead:${Math.random()}`,
    ...more,
  }) as Notice;

/** Notifies a member, as a feature does within its own transaction. */
export function sendNotice(
  app: TestApp,
  to: Member,
  { by, sender, at, ...notice }: NoticeOptions = {},
): Promise<boolean> {
  const ctx = { ...app.services, now: at ?? new Date(), member: by ?? null };
  return inTransaction(app.db, (tx) => notify(ctx, tx, { ...sampleNotice(to, notice), sender: sender?.id }));
}

/** A kind of this type. */
export const someNewsOf = (type: NotificationType): News => newsOfType(type)[0]!;

/** What the bell of this member says, the newest first. */
export const noticesTo = async (app: TestApp, as: { token: string }): Promise<string[]> =>
  (await listOf(app, as)).notifications.map(({ message }: { message: string }) => message);

/** The same for a member without a session, with all that is stored. */
export async function storedNoticesTo({ db }: Pick<TestApp, "db">, { id }: Pick<Member, "id">) {
  const rows = await db.select().from(notifications).where(eq(notifications.recipientId, id));
  return rows.map((row) => ({ ...row, message: messageOf(row) }));
}

export const noticesOfType = async (app: TestApp, as: { token: string }, type: string) =>
  (await listOf(app, as)).notifications.filter((each: { type: string }) => each.type === type);

export async function listOf(app: TestApp, as: { token: string }, query = "") {
  const { json } = await app.call("GET", `/api/notifications${query}`, { as });
  return json;
}
