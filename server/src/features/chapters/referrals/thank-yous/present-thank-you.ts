import type { z } from "zod";
import type { ThankYou } from "@cardplaza/contract/chapters/referral";
import { THANK_EDIT_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../../context.ts";
import { findPartners } from "../partners.ts";
import type { ThankYouRow } from "../referrals.table.ts";

type Shown = z.input<typeof ThankYou>;

export const editableUntil = ({ at }: Pick<ThankYouRow, "at">) =>
  new Date(at.getTime() + THANK_EDIT_DAYS * DAY_MS);

/** As one of the two sees them; the amount is for nobody else. */
export async function presentThankYous(
  { db, member }: Pick<MemberContext, "db" | "member">,
  rows: readonly ThankYouRow[],
): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const fromOf = (row: ThankYouRow) => ({ memberId: row.fromId });
  const toOf = (row: ThankYouRow) => ({ memberId: row.toId, chapterId: row.chapterId });
  const partnerOf = await findPartners(
    db,
    member.id,
    rows.flatMap((row) => [fromOf(row), toOf(row)]),
  );
  return rows.map((row) => ({
    _id: row.id,
    from: partnerOf(fromOf(row)),
    to: partnerOf(toOf(row)),
    isFrom: row.fromId === member.id,
    referralId: row.referralId,
    amountPaise: row.amountPaise,
    kind: row.kind,
    note: row.note,
    at: row.at,
    editableUntil: editableUntil(row),
  }));
}
