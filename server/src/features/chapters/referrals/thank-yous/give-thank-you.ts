import { eq } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { REFERRAL_TEXT, type ThankKind } from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { newId } from "../../../../platform/ids.ts";
import { conflict, forbidden, invalid, notFound, wrongState } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { one } from "../../../../platform/one.ts";
import { notify } from "../../../notifications/notify.ts";
import { chaptersInCommon } from "../../chapter/chapter-queries.ts";
import { countThankYou } from "./count-thank-you.ts";
import { publishSlip } from "../publish-slip.ts";
import { giversLink } from "../notify-giver.ts";
import { presentThankYous } from "./present-thank-you.ts";
import { sideOf } from "../referral-moves.ts";
import { isReachable } from "../../../moderation/reachable.ts";
import { lockReferralOf } from "../referral-queries.ts";
import { thankYous } from "../referrals.table.ts";

interface Thanks {
  giverId?: string;
  referralId?: string;
  amountPaise: number;
  kind: ThankKind;
  note: string;
}

interface Thanked {
  toId: string;
  chapterId: string | null;
  link: string;
}

/** Says what business somebody brought: for a won referral, or for any business of a member of the same chapter. */
export function giveThankYou(ctx: MemberContext, thanks: Thanks) {
  const { member, now } = ctx;
  const { referralId, amountPaise, kind, note } = thanks;
  return inTransaction(ctx.db, async (tx) => {
    const { toId, chapterId, link } = referralId
      ? await giverOfReferral(ctx, tx, referralId)
      : await chapterMate(ctx, tx, thanks.giverId);
    const row = one(
      await tx
        .insert(thankYous)
        .values({
          id: newId(now.getTime()),
          fromId: member.id,
          toId,
          chapterId,
          referralId,
          amountPaise,
          kind,
          note,
          at: now,
        })
        .returning(),
    );
    await countThankYou(tx, row);
    await notify(ctx, tx, {
      to: toId,
      news: "thank-you.received",
      with: { name: member.name, kind, note, amountPaise },
      targetUrl: link,
      about: `thank-you:${row.id}`,
      sender: member.id,
    });
    await publishSlip(ctx, tx, [member.id, toId], { kind: "thank-you", id: row.id });
    return one(await presentThankYous({ ...ctx, db: tx }, [row]));
  });
}

/** Locking the referral lets one of two thank-yous at once find the other. */
async function giverOfReferral({ member }: MemberContext, tx: Tx, referralId: string): Promise<Thanked> {
  const row = await lockReferralOf(tx, member.id, referralId);
  if (sideOf(row, member.id) !== "receiver") throw notFound(REFERRAL_TEXT.notFound);
  if (row.status !== "won") throw wrongState(REFERRAL_TEXT.thankWon);
  if ((await tx.$count(thankYous, eq(thankYous.referralId, referralId))) > 0)
    throw conflict(REFERRAL_TEXT.thankedAlready);
  return { toId: row.giverId, chapterId: row.giverChapterId, link: giversLink(row) };
}

async function chapterMate({ member }: MemberContext, tx: Tx, giverId: string | undefined): Promise<Thanked> {
  if (!giverId) throw invalid({ giverId: REFERRAL_TEXT.thankWhom });
  if (giverId === member.id) throw invalid({ giverId: REFERRAL_TEXT.thankSelf });
  const common = (await isReachable(tx, member.id, giverId))
    ? await chaptersInCommon(tx, member.id, giverId)
    : [];
  const [chapterId] = common;
  if (!chapterId) throw forbidden(REFERRAL_TEXT.notInChapter);
  return { toId: giverId, chapterId, link: chapterPath(chapterId, "referrals") };
}
