import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { ShareType } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { findShares } from "./find-shares.ts";

/** Somebody shares what they see themselves. */
export async function requireShareable<Share extends { type: ShareType; id: string }>(
  ctx: MemberContext,
  share: Share,
): Promise<Share> {
  const shown = (await findShares(ctx, [share]))(share);
  if (!shown.preview) throw invalid({ share: MESSAGE_TEXT.cannotShare });
  return share;
}
