import { OFFLINE_NETWORKING_PATH, referralPath } from "@cardplaza/contract/chapters/chapter-words";
import { REFERRAL_TEXT, type ReferralAction } from "@cardplaza/contract/chapters/referral-words";
import type { NotificationType } from "@cardplaza/contract/notifications/notification-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notify } from "../../notifications/notify.ts";
import type { ReferralRow } from "./referrals.table.ts";

interface Told {
  type: NotificationType;
  message: (name: string) => string;
}

const TOLD: Partial<Record<ReferralAction, Told>> = {
  accept: { type: "request_accepted", message: REFERRAL_TEXT.accepted },
  won: { type: "request_accepted", message: REFERRAL_TEXT.won },
  decline: { type: "message_received", message: REFERRAL_TEXT.declined },
};

/** Where the giver opens a referral. */
export const giversLink = ({ id, giverChapterId }: Pick<ReferralRow, "id" | "giverChapterId">) =>
  giverChapterId ? referralPath(giverChapterId, id) : OFFLINE_NETWORKING_PATH;

/** Of the answers that the giver waits for. */
export async function notifyGiver(
  ctx: MemberContext,
  tx: Tx,
  row: ReferralRow,
  action: ReferralAction,
): Promise<void> {
  const told = TOLD[action];
  if (!told) return;
  await notify(ctx, tx, {
    to: row.giverId,
    type: told.type,
    message: told.message(ctx.member.name),
    targetUrl: giversLink(row),
    about: `referral:${row.id}:${action}`,
    sender: ctx.member.id,
  });
}
