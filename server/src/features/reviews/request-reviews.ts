import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { Email } from "@cardplaza/contract/accounts/people";
import {
  REVIEW_REQUEST_EVERY_DAYS,
  REVIEW_REQUESTS_PER_DAY,
  REVIEW_REQUESTS_PER_RECIPIENT_AND_DAY,
  REVIEW_TEXT,
} from "@cardplaza/contract/reviews/review-words";
import { DAY_MS, DAY_SECONDS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { invalid, limitReached, Refusal, wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { readMobileNumber } from "../accounts/mobile-number.ts";
import { hashToken } from "../accounts/sessions/session-queries.ts";
import { hashAddress } from "../notifications/unsubscribed-addresses.ts";
import { lockOwnTarget, type OwnTarget } from "./review-tool-queries.ts";
import { reviewRequests } from "./reviews.table.ts";
import { sendReviewRequest, type Contact } from "./send-review-request.ts";

const PER_RECIPIENT: CallLimit = {
  points: REVIEW_REQUESTS_PER_RECIPIENT_AND_DAY,
  seconds: DAY_SECONDS,
  by: "account",
};

/** Asks customers for a review. All get the same text and the same link, happy or not. */
export async function requestReviews(ctx: MemberContext, own: Required<OwnTarget>, given: string[]) {
  const { targetType, targetId } = own;
  const contacts = readContacts(given);
  const hashed = await Promise.all(
    contacts.map(async (contact) => ({ contact, hash: await hashAddress(ctx.db, contact.to, ctx.now) })),
  );
  return inTransaction(ctx.db, async (tx) => {
    // Locked, so that two calls at once count each other's.
    const subject = await lockOwnTarget(ctx, tx, own);
    if (!subject.isShown) throw wrongState(REVIEW_TEXT.notPublished(targetType));
    const recent = await askedLately(
      ctx,
      tx,
      own,
      hashed.map(({ hash }) => hash),
    );
    const due = hashed.filter(({ hash, contact }) => !recent.has(hash) && !isOwn(ctx, contact));
    await requireDaysShare(ctx, tx, due.length);
    let sent = 0;
    for (const { contact, hash } of due) {
      if (await hadEnough(ctx, hash)) continue;
      const code = randomBytes(16).toString("base64url");
      await tx.insert(reviewRequests).values({
        id: newId(ctx.now.getTime()),
        targetType,
        targetId,
        requesterId: ctx.member.id,
        contactHash: hash,
        codeHash: hashToken(code),
        createdAt: ctx.now,
      });
      await sendReviewRequest(ctx, tx, contact, { targetType, subject, code });
      sent += 1;
    }
    return { sent, skipped: hashed.length - sent };
  });
}

/** The recipients, each once, however often they were typed. */
function readContacts(given: string[]): Contact[] {
  const found = new Map<string, Contact>();
  const wrong: Record<string, string> = {};
  for (const [at, text] of given.entries()) {
    const email = text.includes("@") ? Email.safeParse(text) : undefined;
    const to = email ? email.data : readMobileNumber(text);
    if (to) found.set(to, { to, by: email ? "email" : "sms" });
    else wrong[`contacts.${at}`] = REVIEW_TEXT.badContact;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return [...found.values()];
}

const isOwn = ({ member }: MemberContext, { to }: Contact) => to === member.email || to === member.mobile;

async function askedLately(
  { now }: MemberContext,
  tx: Tx,
  { targetType, targetId }: Required<OwnTarget>,
  hashes: string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ hash: reviewRequests.contactHash })
    .from(reviewRequests)
    .where(
      and(
        eq(reviewRequests.targetType, targetType),
        eq(reviewRequests.targetId, targetId),
        inArray(reviewRequests.contactHash, hashes),
        gt(reviewRequests.createdAt, new Date(now.getTime() - REVIEW_REQUEST_EVERY_DAYS * DAY_MS)),
      ),
    );
  return new Set(rows.map(({ hash }) => hash));
}

async function requireDaysShare({ member, now }: MemberContext, tx: Tx, more: number): Promise<void> {
  const today = and(
    eq(reviewRequests.requesterId, member.id),
    gt(reviewRequests.createdAt, new Date(now.getTime() - DAY_MS)),
  );
  if ((await tx.$count(reviewRequests, today)) + more > REVIEW_REQUESTS_PER_DAY)
    throw limitReached(REVIEW_TEXT.tooManyRequests);
}

/** A daily limit for each recipient, over all who ask. */
async function hadEnough({ limits }: MemberContext, hash: string): Promise<boolean> {
  try {
    await limits.take("review-request", PER_RECIPIENT, hash);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
