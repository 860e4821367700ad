import { sql } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { one } from "../../../platform/one.ts";
import { IS_REQUEST } from "./list-conversations.ts";

/** Conversations with something unread, besides muted and archived ones, and requests that wait. */
export async function countUnread({ db, member, now }: Pick<MemberContext, "db" | "member" | "now">) {
  const rows = await executePlanned<{ count: number; requests: number }>(
    db,
    sql`
    select count(*) filter (where not ${IS_REQUEST})::int as count, count(*) filter (where ${IS_REQUEST})::int
      + (select count(*)::int from conversation_members place where place.member_id = ${member.id}
        and place.standing = 'invited' and place.place_id is not null) as requests
    from conversation_members place join conversations conversation on conversation.id = place.conversation_id
    where place.member_id = ${member.id} and place.other_seq > place.read_seq and place.archived_at is null
      and place.place_id is not null and place.standing <> 'invited'
      and (place.muted_until is null or place.muted_until < ${now.toISOString()}::timestamptz)`,
  );
  return one(rows);
}
