import { and, eq } from "drizzle-orm";
import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import type { VerificationRequest } from "@cardplaza/contract/cards/verification/verification";
import {
  domainOf,
  isSharedDomain,
  VERIFICATION_MAILS_PER_ADDRESS_AND_DAY,
  VERIFICATION_TEXT,
} from "@cardplaza/contract/cards/verification/verification-rules";
import { DAY_SECONDS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid, Refusal, tooMany, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { sendOneTimeCode } from "../../accounts/one-time-codes/send-one-time-code.ts";
import type { CardRow } from "../cards.table.ts";
import { hashAddress } from "../../notifications/unsubscribed-addresses.ts";
import { requireOwnDocument } from "../../uploads/upload-queries.ts";
import { presentVerification } from "./present-verification.ts";
import { lockCardToVerify } from "./verification-queries.ts";
import { cardVerifications } from "./verification.table.ts";

const MAILS: CallLimit = {
  points: VERIFICATION_MAILS_PER_ADDRESS_AND_DAY,
  seconds: DAY_SECONDS,
  by: "account",
};

/** Asks for the badge. A newer request replaces the open one. */
export async function requestVerification(ctx: MemberContext, requested: VerificationRequest) {
  const request = () => inTransaction(ctx.db, (tx) => open(ctx, tx, requested));
  return requested.method === "email" ? countingMail(ctx, requested.email, request) : request();
}

async function open(ctx: MemberContext, tx: Tx, requested: VerificationRequest) {
  const card = await lockCardToVerify(ctx, tx, requested.cardId);
  if (isIncompleteCard(card)) throw wrongState(VERIFICATION_TEXT.incomplete);
  const proof = await proofOf(ctx, tx, card, requested);
  await tx
    .delete(cardVerifications)
    .where(and(eq(cardVerifications.cardId, card.id), eq(cardVerifications.status, "pending")));
  const { id: cardId, name, company, website } = card;
  const row = one(
    await tx
      .insert(cardVerifications)
      .values({
        id: newId(ctx.now.getTime()),
        cardId,
        memberId: ctx.member.id,
        method: requested.method,
        status: "pending",
        name,
        company,
        website,
        ...proof,
        createdAt: ctx.now,
      })
      .returning(),
  );
  return presentVerification(tx, row, ctx.now);
}

type Proof = Pick<typeof cardVerifications.$inferInsert, "domain" | "email" | "codeId" | "document">;

async function proofOf(
  ctx: MemberContext,
  tx: Tx,
  card: CardRow,
  requested: VerificationRequest,
): Promise<Proof> {
  if (requested.method === "document") {
    await requireOwnDocument(tx, ctx.member.id, "document", requested.document);
    return { document: requested.document };
  }
  const domain = requireOwnDomain(card.website);
  if (requested.method === "dns") return { domain };
  const { email } = requested;
  if (email.slice(email.lastIndexOf("@") + 1) !== domain) {
    throw invalid({ email: VERIFICATION_TEXT.otherDomain(domain) });
  }
  const to = {
    purpose: "verification",
    channel: "email",
    destination: email,
    memberId: ctx.member.id,
  } as const;
  return { domain, email, codeId: await sendOneTimeCode(ctx, tx, to) };
}

function requireOwnDomain(website: string): string {
  const domain = domainOf(website);
  if (!domain) throw wrongState(VERIFICATION_TEXT.noWebsite);
  if (isSharedDomain(domain)) throw wrongState(VERIFICATION_TEXT.sharedDomain(domain));
  return domain;
}

/** A daily limit for each recipient, over all members and cards. */
async function countingMail<T>(ctx: MemberContext, email: string, request: () => Promise<T>): Promise<T> {
  const recipient = await hashAddress(ctx.db, email, ctx.now);
  try {
    await ctx.limits.take("verification-mail", MAILS, recipient);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw tooMany(error.details.retryAfter ?? 1, VERIFICATION_TEXT.tooManyMails);
  }
  try {
    return await request();
  } catch (error) {
    // No mail was sent, so the attempt does not count.
    await ctx.limits.giveBack("verification-mail", MAILS, recipient);
    throw error;
  }
}
