import { referralPath, OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { NewsOf } from "../../notifications/notice.ts";
import { notify } from "../../notifications/notify.ts";
import type { Answer } from "./referral-moves.ts";
import type { ReferralRow } from "./referrals.table.ts";

/** Where the giver opens a referral. */
export const giversLink = ({ id, giverChapterId }: Pick<ReferralRow, "id" | "giverChapterId">) =>
  giverChapterId ? referralPath(giverChapterId, id) : OFFLINE_NETWORKING_PATH;

/** Of the answers that the giver waits for. */
export async function notifyGiver(
  ctx: MemberContext,
  tx: Tx,
  row: ReferralRow,
  answer: Answer,
): Promise<void> {
  const news = newsOfAnswer(ctx.member.name, answer);
  if (!news) return;
  await notify(ctx, tx, {
    ...news,
    to: row.giverId,
    targetUrl: giversLink(row),
    about: `referral:${row.id}:${answer.action}`,
    sender: ctx.member.id,
  });
}

type Told = NewsOf<"referral.accepted" | "referral.ended">;

function newsOfAnswer(name: string, { action, note, reason, wonPaise }: Answer): Told | undefined {
  if (action === "accept") return { news: "referral.accepted", with: { name, isWon: false, note } };
  if (action === "won") return { news: "referral.accepted", with: { name, isWon: true, note, wonPaise } };
  if (action === "decline") return { news: "referral.ended", with: { name, reason, note } };
  return undefined;
}
