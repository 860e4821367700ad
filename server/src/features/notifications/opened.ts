import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { UNREAD_COUNTED_MAX } from "@cardplaza/contract/notifications/notification-words";
import type { Context } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { notifications } from "./notifications.table.ts";
import { publishUnreadCount } from "./publish-unread-count.ts";

type Opener = Pick<Context, "db" | "live"> & { member: Pick<Member, "id"> | null };

/**
 * A member who opens a record has read what the bell says about it. For the read verbs of all rooms: `shown` is the
 * record, found with the member's rights, so no notice is marked if it is refused.
 */
export async function opened<Shown>(ctx: Opener, id: string, shown: Promise<Shown>): Promise<Shown> {
  const result = await shown;
  await readNoticesAbout(ctx, [id]);
  return result;
}

/** Marks the member's unread notices about these records as read: by their subject or by where they lead. */
export async function readNoticesAbout({ db, live, member }: Opener, ids: readonly string[]): Promise<void> {
  if (!member || ids.length === 0) return;
  const unread = db
    .select({ id: notifications.id, about: notifications.about, targetUrl: notifications.targetUrl })
    .from(notifications)
    .where(and(eq(notifications.recipientId, member.id), sql`not ${notifications.isRead}`))
    .orderBy(desc(notifications.id))
    .limit(UNREAD_COUNTED_MAX)
    .as("unread");
  // `lead:{id}`, `post:{id}:comment`; `/business-enquiries?enquiry={id}`.
  const subject = sql<string>`split_part(${unread.about}, ':', 2)`;
  const leadsTo = sql<string>`substring(${unread.targetUrl} from '[0-9a-z]{20}$')`;
  const about = await db
    .select({ id: unread.id })
    .from(unread)
    .where(or(inArray(subject, [...ids]), inArray(leadsTo, [...ids])));
  if (about.length === 0) return;
  await inTransaction(db, async (tx) => {
    await tx
      .update(notifications)
      .set({ isRead: true })
      .where(
        and(
          eq(notifications.recipientId, member.id),
          inArray(
            notifications.id,
            about.map((notice) => notice.id),
          ),
        ),
      );
    await publishUnreadCount({ live }, tx, member.id);
  });
}
