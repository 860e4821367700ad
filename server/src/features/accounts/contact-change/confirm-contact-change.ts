import { and, eq, ne } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, invalid, Refusal } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { isUniqueViolation } from "../../../platform/unique-violation.ts";
import { publishMemberEvent } from "../../../registry/member-events.ts";
import { members, type Member } from "../accounts.table.ts";
import { lockMemberContacts } from "../lock-member.ts";
import { openContactCodes, provenContact, type Channel } from "./contact-change-codes.ts";
import { sendContactChangeNotice } from "./contact-change-notice.ts";
import { spendOneTimeCode, tryOneTimeCode } from "../one-time-codes/one-time-codes.ts";
import { invalidateOneTimeLinks } from "../one-time-codes/one-time-links.ts";

type OwnersCode = { channel: Channel; destination: string };

interface Codes {
  oldCode?: string;
  newCode: string;
}

/** Replaces the old contact with the new one, or adds a first one. The codes prove that both belong to the member. */
export async function confirmContactChange(ctx: MemberContext, given: Codes) {
  const { now } = ctx;
  const open = await openContactCodes(ctx.db, ctx.member.id, now);
  const { newCode, oldCode } = open;
  if (!newCode) throw expired();
  await tryCodes(ctx, open, given);
  const { channel, destination } = newCode;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const member = await lockMemberContacts(tx, ctx.member.id);
      if (!member || hasChanged(member, channel, oldCode)) throw expired();
      for (const code of [oldCode, newCode]) if (code) await spendOneTimeCode(tx, code, now);
      const changed = await replaceContact(tx, member, channel, destination, now);
      await invalidateOneTimeLinks(tx, member.id, ["reset"], now);
      await sendContactChangeNotice(ctx, tx, member, channel);
      if (channel === "email" && !member.email) await publishMemberEvent(ctx, tx, "email-given", member.id);
      return { email: changed.email ?? "", mobile: changed.mobile };
    });
  } catch (error) {
    throw isTaken(error) ? taken(channel) : error;
  }
}

/** Another change may have happened in between. */
function hasChanged(member: Member, channel: Channel, oldCode: OwnersCode | undefined): boolean {
  const replaced = provenContact(member, channel);
  if (!oldCode || oldCode.channel === channel) return replaced !== (oldCode?.destination ?? null);
  return replaced !== null || provenContact(member, oldCode.channel) !== oldCode.destination;
}

/** Checks both codes, so that one response reports the errors of both. */
async function tryCodes(
  ctx: MemberContext,
  open: Awaited<ReturnType<typeof openContactCodes>>,
  given: Codes,
): Promise<void> {
  const wrong: Record<string, string> = {};
  for (const field of ["oldCode", "newCode"] as const) {
    const codeRow = open[field];
    if (!codeRow) continue;
    try {
      await tryOneTimeCode(ctx.db, codeRow, given[field] ?? "", ctx.now);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      wrong[field] = error.message;
    }
  }
  const [first] = Object.values(wrong);
  if (first) throw invalid(wrong, first);
}

async function replaceContact(tx: Tx, member: Member, channel: Channel, destination: string, now: Date) {
  if (channel === "email") await removeUnprovenEmail(tx, member, destination, now);
  const change =
    channel === "email"
      ? { email: destination, emailProvenAt: now }
      : { mobile: destination, mobileProvenAt: now };
  return one(
    await tx
      .update(members)
      .set({ ...change, updatedAt: now })
      .where(eq(members.id, member.id))
      .returning(),
  );
}

/** An account that never proved the address has no claim to it. */
async function removeUnprovenEmail(tx: Tx, member: Member, email: string, now: Date): Promise<void> {
  const [holder] = await tx
    .select()
    .from(members)
    .where(and(eq(members.email, email), ne(members.id, member.id)))
    .for("update");
  if (holder?.emailProvenAt) throw taken("email");
  if (holder) await tx.update(members).set({ email: null, updatedAt: now }).where(eq(members.id, holder.id));
}

const expired = () => invalid({ newCode: ACCOUNT_TEXT.expiredCode }, ACCOUNT_TEXT.expiredCode);
const taken = (channel: Channel) =>
  conflict(channel === "email" ? ACCOUNT_TEXT.emailTaken : ACCOUNT_TEXT.mobileTaken);

const isTaken = (error: unknown) => isUniqueViolation(error, "members_email_unique", "members_proven_mobile");
