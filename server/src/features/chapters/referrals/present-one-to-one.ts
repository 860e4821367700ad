import type { z } from "zod";
import type { OneToOne } from "@cardplaza/contract/chapters/referral";
import type { MemberContext } from "../../../context.ts";
import { otherOf } from "../../people/connections/connection-queries.ts";
import { findPartners } from "./partners.ts";
import type { OneToOneRow } from "./referrals.table.ts";

type Shown = z.input<typeof OneToOne>;

/** As one of the two sees them. */
export async function presentOneToOnes(
  { db, member }: Pick<MemberContext, "db" | "member">,
  rows: readonly OneToOneRow[],
): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const keyOf = (row: OneToOneRow) => ({ memberId: otherOf(row, member.id) });
  const partnerOf = await findPartners(db, member.id, rows.map(keyOf));
  return rows.map((row) => ({
    _id: row.id,
    partner: partnerOf(keyOf(row)),
    isOwn: row.enteredBy === member.id,
    day: row.day,
    topics: row.topics,
    status: row.status,
    at: row.createdAt,
  }));
}
