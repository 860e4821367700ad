import { and, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { members } from "../../accounts/accounts.table.ts";
import { notErased } from "../../accounts/member-conditions.ts";

/** A member as the subject of a case of their own. */
export async function findMemberSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(members)
    .where(and(inArray(members.id, [...ids]), notErased()));
  return new Map(
    rows.map(({ id, name, isHidden }) => [
      id,
      {
        memberId: id,
        title: name,
        text: "",
        pictures: [],
        path: null,
        state: isHidden ? "hidden" : "shown",
        note: "",
      },
    ]),
  );
}
