import { sql } from "drizzle-orm";
import { OFFERED_LABELS } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { listTags } from "../../leads/lead-queries.ts";

/** The labels of the member's conversations and leads, and those that are offered. */
export async function listLabels({ db, member }: MemberContext) {
  const { rows } = await db.execute<{ label: string }>(sql`
    select distinct unnest(place.labels) as label from conversation_members place where place.member_id = ${member.id}`);
  const own = [...rows.map(({ label }) => label), ...(await listTags(db, member.id))];
  return { labels: [...new Set([...OFFERED_LABELS, ...own.toSorted()])] };
}
