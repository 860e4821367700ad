import { and, eq, sql } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Tx } from "../../../platform/database.ts";
import { messageCases } from "../cases/cases.table.ts";

/** What was reported stays as evidence, without the name. What only waited is not needed any more. */
export async function eraseFromCases(tx: Tx, memberId: string): Promise<void> {
  await tx
    .delete(messageCases)
    .where(and(eq(messageCases.senderId, memberId), eq(messageCases.status, "waiting")));
  const nobody = JSON.stringify({ senderId: null, senderName: FORMER_MEMBER_NAME });
  const theirs = JSON.stringify({ senderId: memberId });
  await tx.execute(sql`
    update message_cases set sender_id = nullif(sender_id, ${memberId}),
      message = case when message @> ${theirs}::jsonb then message || ${nobody}::jsonb else message end,
      before = (select coalesce(jsonb_agg(case when kept @> ${theirs}::jsonb then kept || ${nobody}::jsonb else kept end
        order by place), '[]'::jsonb) from jsonb_array_elements(before) with ordinality each (kept, place))
    where message @> ${theirs}::jsonb or before @> ${`[${theirs}]`}::jsonb`);
}
