import type { TestApp } from "../../testing/test-app.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { notify, type Notice } from "./notify.ts";

interface NoticeOptions extends Partial<Omit<Notice, "to" | "sender">> {
  /** The member who makes the call. */
  by?: Member;
  sender?: Member;
  at?: Date;
}

/** Notifies a member, as a feature does within its own transaction. */
export function sendNotice(
  app: TestApp,
  to: Member,
  { by, sender, at, ...notice }: NoticeOptions = {},
): Promise<boolean> {
  const ctx = { ...app.services, now: at ?? new Date(), member: by ?? null };
  const about = `lead:${Math.random()}`;
  const message = "Ravi Shah wrote to you through your card";
  const targetUrl = "/business-cards?section=my-leads";
  return inTransaction(app.db, (tx) =>
    notify(ctx, tx, {
      to: to.id,
      type: "contact_attempt",
      message,
      targetUrl,
      about,
      sender: sender?.id,
      ...notice,
    }),
  );
}

/** What the bell of this member says, the newest first. */
export const noticesTo = async (app: TestApp, as: { token: string }): Promise<string[]> =>
  (await listOf(app, as)).notifications.map(({ message }: { message: string }) => message);

export const noticesOfType = async (app: TestApp, as: { token: string }, type: string) =>
  (await listOf(app, as)).notifications.filter((each: { type: string }) => each.type === type);

export async function listOf(app: TestApp, as: { token: string }, query = "") {
  const { json } = await app.call("GET", `/api/notifications${query}`, { as });
  return json;
}
