import type { z } from "zod";
import type { Referral } from "@cardplaza/contract/chapters/referral";
import type { MemberContext } from "../../../context.ts";
import { findEnquiries } from "../../enquiries/enquiry-queries.ts";
import { readersLink } from "../../enquiries/notify-sides.ts";
import { referralPath } from "@cardplaza/contract/screen-paths";
import type { ReferralRow } from "./referrals.table.ts";

export type Source = NonNullable<z.input<typeof Referral>["source"]>;
type Made = Pick<ReferralRow, "id" | "giverId" | "receiverChapterId" | "leadId" | "enquiryId">;

export const leadUrl = (id: string) => `/business-cards?section=my-leads&lead=${id}`;

/**
 * The leads, enquiries and messages that these referrals were made of, by the referral's id. For their giver only. The
 * room of messages lies above this one and notes by itself what became of a message, by the path of the referral.
 */
export async function findSources(
  ctx: Pick<MemberContext, "db" | "registry">,
  made: readonly Made[],
): Promise<Map<string, Source>> {
  const enquiries = await findEnquiries(
    ctx.db,
    made.flatMap(({ enquiryId }) => enquiryId ?? []),
  );
  const urls = new Map(enquiries.map((each) => [each.id, readersLink(ctx, each)]));
  const [giverId] = made.map((each) => each.giverId);
  const paths = made.flatMap((each) => pathOf(each) ?? []);
  const messages = giverId
    ? await ctx.registry.conversations.findMadeOf(ctx.db, giverId, paths)
    : new Map<string, never>();
  const sources = new Map<string, Source>();
  for (const each of made) {
    const { id, leadId, enquiryId } = each;
    const message = messages.get(pathOf(each) ?? "");
    if (leadId) sources.set(id, { kind: "lead", _id: leadId, url: leadUrl(leadId) });
    else if (enquiryId && urls.has(enquiryId))
      sources.set(id, { kind: "enquiry", _id: enquiryId, url: urls.get(enquiryId)! });
    else if (message) sources.set(id, { kind: "message", _id: message.messageId, url: message.path });
  }
  return sources;
}

/** Where a referral is opened; null if the chapter is gone. */
export const pathOf = ({ id, receiverChapterId }: Pick<ReferralRow, "id" | "receiverChapterId">) =>
  receiverChapterId ? referralPath(receiverChapterId, id) : null;
