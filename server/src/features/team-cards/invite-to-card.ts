import { randomBytes } from "node:crypto";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { INVITE_DAYS, INVITES_PER_ADDRESS_AND_DAY, TEAM_TEXT } from "@cardplaza/contract/team-cards";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { Refusal, tooMany } from "../../platform/refusals.ts";
import { hashToken } from "../accounts/session-queries.ts";
import { unsubscribeAddressUrl } from "../notifications/unsubscribe-codes.ts";
import { hashAddress, isUnsubscribed } from "../notifications/unsubscribed-addresses.ts";
import { layOutMail, unsubscribeHeaders } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import { teamInvites } from "./team-cards.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PER_ADDRESS: CallLimit = { points: INVITES_PER_ADDRESS_AND_DAY, seconds: 86_400, by: "account" };

/** Whoever asks and for whichever card, nobody's mailbox gets more of these in a day. */
export async function countingInvites<T>(
  ctx: MemberContext,
  emails: string[],
  invite: () => Promise<T>,
  onCounted?: () => void,
): Promise<T> {
  const counted: string[] = [];
  try {
    for (const email of emails) {
      const recipient = await hashAddress(ctx.db, email, ctx.now);
      await takeOne(ctx, recipient, emails.length > 1 ? `${email}: ${TEAM_TEXT.tooManyInvites}` : undefined);
      counted.push(recipient);
      onCounted?.();
    }
    return await invite();
  } catch (error) {
    // Nothing was sent, so it does not count against the recipients' other invitations.
    for (const recipient of counted) await ctx.limits.giveBack("team-invite", PER_ADDRESS, recipient);
    throw error;
  }
}

async function takeOne(ctx: MemberContext, recipient: string, words: string = TEAM_TEXT.tooManyInvites) {
  try {
    await ctx.limits.take("team-invite", PER_ADDRESS, recipient);
  } catch (error) {
    if (error instanceof Refusal) throw tooMany(error.details.retryAfter ?? 1, words);
    throw error;
  }
}

/** A newer invitation takes the place of the older one, whose link then works no more. */
export async function inviteToCard(ctx: MemberContext, tx: Tx, cardId: string, email: string): Promise<void> {
  const { now } = ctx;
  const code = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS);
  const invite = { cardId, email, codeHash: hashToken(code), createdAt: now, expiresAt, claimedAt: null };
  await tx.insert(teamInvites).values(invite).onConflictDoUpdate({ target: teamInvites.cardId, set: invite });
  if (!(await isUnsubscribed(tx, email, now))) await mailInvite(ctx, tx, email, code, expiresAt);
}

// Anybody can have this sent to anyone, so not a word in it is the inviter's.
async function mailInvite(ctx: MemberContext, tx: Tx, email: string, code: string, expiresAt: Date) {
  const unsubscribe = await unsubscribeAddressUrl({ ...ctx, db: tx }, email);
  const heading = "A business card was made for you";
  const mail = {
    to: email,
    subject: `${heading} on ${PRODUCT_NAME}`,
    headers: unsubscribeHeaders(unsubscribe),
    ...layOutMail({
      heading,
      paragraphs: [
        `Somebody who knows your address made a digital business card for you as a member of a team. The link shows whose it is; sign in, or sign up first, to take it over if you like.`,
        `The link works once, for ${INVITE_DAYS} days.`,
      ],
      button: { label: "See the card", url: `${ctx.origin}/team-cards?invite=${code}` },
      footer: "If this means nothing to you, there is nothing to do.",
      unsubscribeUrl: unsubscribe,
    }),
  };
  await queueMail(ctx, tx, mail, { goodUntil: expiresAt });
}
