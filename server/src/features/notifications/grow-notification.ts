import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Notice, NotifyContext } from "./notice.ts";
import { targetPath, valuesToStore } from "./notification-text.ts";
import { notifications, type NotificationRow } from "./notifications.table.ts";
import type { Told } from "./tell-elsewhere.ts";

export interface Grown {
  notice: Notice;
  before: NotificationRow;
}

/**
 * Changes earlier notifications to tell of more: they are unread again, come first and are of their last sender. There
 * is no second e-mail. Returns those that tell of something new, with their new ids.
 */
export async function growNotifications(
  { now }: Pick<NotifyContext, "now">,
  tx: Tx,
  all: readonly Grown[],
): Promise<Told[]> {
  const grown = all.flatMap(({ notice, before }) => {
    const count = notice.grows?.count ?? before.count + 1;
    return count > before.count || notice.grows?.isNew ? [{ notice, before, count }] : [];
  });
  if (grown.length === 0) return [];
  const rows = grown.map(({ notice, before, count }) => ({
    recipient: before.recipientId,
    before: before.id,
    // Ids are the order of the list.
    id: newId(now.getTime()),
    kind: notice.news,
    values: valuesToStore(notice),
    target: targetPath(notice.grows?.targetUrl ?? before.targetUrl),
    sender: notice.sender ?? null,
    count,
  }));
  await tx.execute(sql`
    update ${notifications} set id = g.id, kind = g.kind, "values" = g."values", message = null,
      target_url = g.target, sender_id = g.sender, count = g.count, is_read = false,
      created_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(recipient text, before text, id text, kind text,
      "values" jsonb, target text, sender text, count int)
    where ${notifications}.recipient_id = g.recipient and ${notifications}.id = g.before`);
  return rows.map(({ id }, at) => ({ id, notice: grown[at]!.notice }));
}
