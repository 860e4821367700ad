import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";

/**
 * Takes the clocks of everybody who has a place in a conversation and of those who get one, in the order of the ids:
 * for what gives out numbers more than once, so that no two such changes wait for each other. Its row must be locked.
 */
export async function takeClocks(
  tx: Tx,
  conversationId: string,
  newcomers: readonly string[] = [],
): Promise<void> {
  await tx.execute(sql`
    insert into message_clocks as clock (member_id, change)
    select id, 0 from (
      select place.member_id as id from conversation_members place where place.conversation_id = ${conversationId}
      union
      select ${members.id} from ${members} where ${members.id} = any(${sql.param([...newcomers])}::text[])
    ) concerned
    order by id
    on conflict (member_id) do update set change = clock.change`);
}
