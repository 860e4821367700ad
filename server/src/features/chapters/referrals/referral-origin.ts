import type { z } from "zod";
import type { Referral } from "@cardplaza/contract/chapters/referral";
import type { MemberContext } from "../../../context.ts";
import { findEnquiries } from "../../enquiries/enquiry-queries.ts";
import { readersLink } from "../../enquiries/notify-sides.ts";
import type { ReferralRow } from "./referrals.table.ts";

export type Source = NonNullable<z.input<typeof Referral>["source"]>;
type Made = Pick<ReferralRow, "id" | "leadId" | "enquiryId">;

export const leadUrl = (id: string) => `/business-cards?section=my-leads&lead=${id}`;

/** The leads and enquiries that these referrals were made of, by the referral's id. For their givers only. */
export async function findSources(
  ctx: Pick<MemberContext, "db" | "registry">,
  made: readonly Made[],
): Promise<Map<string, Source>> {
  const enquiries = await findEnquiries(
    ctx.db,
    made.flatMap(({ enquiryId }) => enquiryId ?? []),
  );
  const urls = new Map(enquiries.map((each) => [each.id, readersLink(ctx, each)]));
  const sources = new Map<string, Source>();
  for (const { id, leadId, enquiryId } of made) {
    if (leadId) sources.set(id, { kind: "lead", _id: leadId, url: leadUrl(leadId) });
    else if (enquiryId && urls.has(enquiryId))
      sources.set(id, { kind: "enquiry", _id: enquiryId, url: urls.get(enquiryId)! });
  }
  return sources;
}
