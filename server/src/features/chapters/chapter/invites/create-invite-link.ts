import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import { chapterInvitePath } from "@cardplaza/contract/chapters/chapter-words";
import { INVITE_LINK_DAYS } from "@cardplaza/contract/chapters/invite-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { newId } from "../../../../platform/ids.ts";
import { invalid } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { readMobileNumber } from "../../../accounts/mobile-number.ts";
import { hashToken } from "../../../accounts/sessions/session-queries.ts";
import { lockChapterManagedBy } from "../chapter-queries.ts";
import { chapterInvites } from "./invites.table.ts";
import { endInvite } from "./end-invite.ts";
import { countingMessages, sendInvite, type Contact } from "./send-invite.ts";

interface NewInvite {
  category?: string;
  email?: string;
  mobile?: string;
}

/** For officers: a link for everybody who gets it, or one that is sent to one person and works once. */
export function createInviteLink(ctx: MemberContext, chapterId: string, given: NewInvite) {
  const { member, now } = ctx;
  const contacts = readContacts(given);
  const { category = "" } = given;
  const forOne = contacts.length > 0;
  return countingMessages(ctx, contacts, () =>
    inTransaction(ctx.db, async (tx) => {
      const { chapter } = await lockChapterManagedBy(tx, chapterId, member.id, now);
      if (!forOne) await endEarlier(tx, { chapterId, inviterId: member.id, category }, now);
      const code = randomBytes(18).toString("base64url");
      const expiresAt = new Date(now.getTime() + INVITE_LINK_DAYS * DAY_MS);
      await tx.insert(chapterInvites).values({
        id: newId(now.getTime()),
        chapterId,
        inviterId: member.id,
        codeHash: hashToken(code),
        category,
        forOne,
        createdAt: now,
        expiresAt,
      });
      const path = chapterInvitePath(chapterId, code);
      for (const contact of contacts) await sendInvite(ctx, tx, contact, { chapter, path, expiresAt });
      return { url: ctx.origin + path, expiresAt };
    }),
  );
}

function readContacts({ email, mobile }: NewInvite): Contact[] {
  const number = mobile && readMobileNumber(mobile);
  if (mobile && !number) throw invalid({ mobile: PEOPLE_TEXT.badPhone });
  return [
    ...(email ? [{ to: email, by: "email" } as const] : []),
    ...(number ? [{ to: number, by: "sms" } as const] : []),
  ];
}

/** The officer's own link for the same seat is renewed; those of other officers go on. */
async function endEarlier(
  tx: Tx,
  { chapterId, inviterId, category }: { chapterId: string; inviterId: string; category: string },
  now: Date,
): Promise<void> {
  const earlier = await tx
    .select({ id: chapterInvites.id })
    .from(chapterInvites)
    .where(
      and(
        eq(chapterInvites.chapterId, chapterId),
        eq(chapterInvites.inviterId, inviterId),
        eq(chapterInvites.category, category),
        eq(chapterInvites.forOne, false),
        isNull(chapterInvites.endedAt),
      ),
    );
  for (const { id } of earlier) await endInvite(tx, id, now);
}
