import type { Introduction } from "@cardplaza/contract/people/connections";
import type { z } from "zod";
import type { MemberContext } from "../../../context.ts";
import { personsSeenBy } from "../profile/persons.ts";
import type { IntroductionRow } from "./introductions.table.ts";
import { statusOf } from "./introduction-queries.ts";

type Shown = z.input<typeof Introduction>;

/** Each of the three as the member may see them. It is left out when one has left or is in a block with the member. */
export async function presentIntroductions(
  { db, member, now }: Pick<MemberContext, "db" | "member" | "now">,
  rows: readonly IntroductionRow[],
): Promise<Shown[]> {
  const ids = rows.flatMap(({ askerId, viaId, targetId }) => [askerId, viaId, targetId]);
  const persons = await personsSeenBy(db, member.id, ids);
  return rows.flatMap((row) => {
    const [asker, via, target] = [row.askerId, row.viaId, row.targetId].map((id) => persons.get(id));
    if (!asker || !via || !target) return [];
    const role = roleOf(row, member.id);
    const { id, reason, at, endsAt } = row;
    return [{ _id: id, status: statusOf(row, now), role, asker, via, target, reason, at, endsAt }];
  });
}

const roleOf = ({ askerId, viaId }: IntroductionRow, memberId: string) => {
  if (memberId === askerId) return "asker" as const;
  return memberId === viaId ? ("via" as const) : ("target" as const);
};
