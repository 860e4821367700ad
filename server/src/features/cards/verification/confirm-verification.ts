import { timingSafeEqual } from "node:crypto";
import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import type { MemberContext } from "../../../context.ts";
import { invalid, unavailable, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { spendOneTimeCode, tryOneTimeCode } from "../../accounts/one-time-codes/one-time-codes.ts";
import { dnsRecord } from "./dns-record.ts";
import { grantVerification } from "./grant-verification.ts";
import { presentVerification } from "./present-verification.ts";
import { lockCardToVerify, findPending } from "./verification-queries.ts";
import type { VerificationRow } from "./verification.table.ts";

/** With the code from the mail, or with the record's value once the domain has it. */
export async function confirmVerification(ctx: MemberContext, code: string, cardId: string | undefined) {
  const { card, pending } = await findOpen(ctx, cardId);
  // Outside the transaction: each attempt counts, whatever the result, and name servers may be slow.
  if (pending.method === "email") await tryOneTimeCode(ctx.db, codeOf(pending), code, ctx.now);
  else await requireRecord(ctx, pending, code);
  return inTransaction(ctx.db, async (tx) => {
    const [locked, still] = [
      await lockCardToVerify(ctx, tx, card.id),
      await findPending(tx, ctx.member.id, card.id),
    ];
    if (still?.id !== pending.id) throw wrongState(VERIFICATION_TEXT.nothingOpen);
    if (pending.method === "email") await spendOneTimeCode(tx, codeOf(pending), ctx.now);
    return presentVerification(tx, await grantVerification(ctx, tx, locked, still), ctx.now);
  });
}

function findOpen(ctx: MemberContext, cardId: string | undefined) {
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCardToVerify(ctx, tx, cardId);
    const pending = await findPending(tx, ctx.member.id, card.id);
    if (!pending) throw wrongState(VERIFICATION_TEXT.nothingOpen);
    if (pending.method === "document") throw wrongState(VERIFICATION_TEXT.waitsForUs);
    return { card, pending };
  });
}

const codeOf = ({ codeId }: VerificationRow) => ({ id: codeId ?? "", purpose: "verification" as const });

async function requireRecord(ctx: MemberContext, { domain }: VerificationRow, given: string): Promise<void> {
  const { name, value } = await dnsRecord(ctx.db, ctx.member.id, domain ?? "", ctx.now);
  if (!sameText(given, value))
    throw invalid({ code: VERIFICATION_TEXT.wrongRecord }, VERIFICATION_TEXT.wrongRecord);
  const records = await ctx.names.txt(name).catch((error: unknown) => {
    ctx.log.info({ error, name }, "a name server did not answer");
    throw unavailable(VERIFICATION_TEXT.dnsAway);
  });
  if (!records.some((record) => record.trim() === value)) throw wrongState(VERIFICATION_TEXT.noRecord(name));
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
