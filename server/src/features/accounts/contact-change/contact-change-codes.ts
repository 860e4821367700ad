import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { oneTimeCodes, type Member } from "../accounts.table.ts";

type Code = typeof oneTimeCodes.$inferSelect;
export type Channel = Code["channel"];

/** The member's proven contact on that channel, if there is one. */
export function provenContact(member: Member, channel: Channel): string | null {
  if (channel === "email") return member.emailProvenAt && member.email;
  return member.mobileProvenAt && member.mobile;
}

const open = (memberId: string) =>
  and(
    eq(oneTimeCodes.memberId, memberId),
    inArray(oneTimeCodes.purpose, ["old-contact", "new-contact"]),
    isNull(oneTimeCodes.usedAt),
  );

/** The codes of the member's last request. */
export async function openContactCodes(
  db: Db,
  memberId: string,
  now: Date,
): Promise<{ newCode?: Code; oldCode?: Code }> {
  const rows = await db
    .select()
    .from(oneTimeCodes)
    .where(and(open(memberId), gt(oneTimeCodes.expiresAt, now)))
    .orderBy(desc(oneTimeCodes.createdAt));
  const find = (purpose: Code["purpose"]) => rows.find((row) => row.purpose === purpose);
  return { newCode: find("new-contact"), oldCode: find("old-contact") };
}

export async function invalidateContactCodes(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx.update(oneTimeCodes).set({ usedAt: now }).where(open(memberId));
}
