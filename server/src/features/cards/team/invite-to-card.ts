import { randomBytes } from "node:crypto";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { INVITE_DAYS, TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { INVITES_PER_ADDRESS_AND_DAY } from "@cardplaza/contract/cards/team/team-words";
import { DAY_MS, DAY_SECONDS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { Refusal, tooMany } from "../../../platform/refusals.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { mainCardIdOf } from "../card-queries.ts";
import { findCard } from "../found-card.ts";
import { unsubscribeAddressUrl } from "../../notifications/unsubscribe-codes.ts";
import { hashAddress, isUnsubscribed } from "../../notifications/unsubscribed-addresses.ts";
import { senderLine } from "../../notifications/sender-line.ts";
import { layOutMail, unsubscribeHeaders } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { teamInvites } from "./team-cards.table.ts";

const PER_ADDRESS: CallLimit = { points: INVITES_PER_ADDRESS_AND_DAY, seconds: DAY_SECONDS, by: "account" };

/** A daily limit for each recipient, over all inviters and cards. */
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
    // Nothing was sent, so it does not count towards the recipients' limits.
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

interface Invite {
  cardId: string;
  code: string;
  expiresAt: Date;
}

/** A newer invitation replaces the older one, whose link then stops working. */
export async function inviteToCard(ctx: MemberContext, tx: Tx, cardId: string, email: string): Promise<void> {
  const { now } = ctx;
  const code = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS);
  const invite = { cardId, email, codeHash: hashToken(code), createdAt: now, expiresAt, claimedAt: null };
  await tx.insert(teamInvites).values(invite).onConflictDoUpdate({ target: teamInvites.cardId, set: invite });
  if (!(await isUnsubscribed(tx, email, now))) await mailInvite(ctx, tx, email, { cardId, code, expiresAt });
}

// Anybody can have this sent to any address, so of the inviter's texts it contains only their name.
async function mailInvite(ctx: MemberContext, tx: Tx, email: string, invite: Invite) {
  const unsubscribe = await unsubscribeAddressUrl({ ...ctx, db: tx }, email);
  const sender = senderLine(ctx.member.name, await businessOf(ctx, tx, invite.cardId));
  const heading = `${sender || "A member"} made a business card for you`;
  const mail = {
    to: email,
    subject: `${heading} on ${PRODUCT_NAME}`,
    headers: unsubscribeHeaders(unsubscribe),
    ...layOutMail({
      heading,
      paragraphs: [
        `${sender || "A member"} made a digital business card for you as part of a team on ${PRODUCT_NAME}. Open the link to see it. Sign in or sign up to make it yours.`,
        `The link works once, for ${INVITE_DAYS} days.`,
      ],
      button: { label: "See the card", url: `${ctx.origin}/team-cards?invite=${invite.code}` },
      footer: "If you do not know the sender, you can ignore this e-mail.",
      unsubscribeUrl: unsubscribe,
    }),
  };
  await queueMail(ctx, tx, mail, { goodUntil: invite.expiresAt });
}

/** The company on the inviter's own card, or else on the team card. */
async function businessOf({ member, now }: MemberContext, tx: Tx, teamCardId: string): Promise<string> {
  for (const id of [await mainCardIdOf(tx, member.id), teamCardId]) {
    const found = id && (await findCard(tx, id, now));
    const company = found && withoutPlaceholder("company", found.card.company);
    if (company) return company;
  }
  return "";
}
