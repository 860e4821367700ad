import { and, inArray } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";

/** Names also of those in a block with the reader: both keep reading what they had. */
export async function namesOfMembers(db: Db | Tx, ids: readonly string[]): Promise<(id: string) => string> {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: members.id, name: members.name })
          .from(members)
          .where(and(inArray(members.id, wanted), stays()));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? FORMER_MEMBER_NAME;
}
