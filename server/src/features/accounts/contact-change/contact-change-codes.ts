import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { FRESH_SIGN_IN_MINUTES } from "@cardplaza/contract/accounts/account-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { oneTimeCodes, type Member } from "../accounts.table.ts";

type Code = typeof oneTimeCodes.$inferSelect;
export type Channel = Code["channel"];
type Contact = Pick<Code, "channel" | "destination">;

/** The member's proven contact on that channel, if there is one. */
export function provenContact(member: Member, channel: Channel): string | null {
  if (channel === "email") return member.emailProvenAt && member.email;
  return member.mobileProvenAt && member.mobile;
}

/**
 * Where the owner's code goes: to the contact that is replaced. A first contact on a channel is a new way in, so it
 * needs the other proven one, or a sign-in that is still fresh: a stolen session alone must not be enough.
 */
export function ownersContact({ member, session, now }: MemberContext, channel: Channel): Contact | null {
  const isFresh = now.getTime() - session.createdAt.getTime() < FRESH_SIGN_IN_MINUTES * MINUTE_MS;
  const replaced = provenContact(member, channel);
  if (replaced) return { channel, destination: replaced };
  const other = channel === "email" ? "sms" : "email";
  const destination = isFresh ? null : provenContact(member, other);
  return destination ? { channel: other, destination } : null;
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
