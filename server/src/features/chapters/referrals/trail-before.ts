import { TRAIL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../context.ts";
import { findFirstScan } from "../../contacts/contact-queries.ts";
import { findEnquiries } from "../../enquiries/enquiry-queries.ts";
import { readersLink } from "../../enquiries/notify-sides.ts";
import { findLead } from "../../leads/lead-queries.ts";
import { leadUrl } from "./referral-origin.ts";
import type { ReferralRow } from "./referrals.table.ts";
import type { Entry } from "./show-trail.ts";

/** How the giver came to know the prospect. Only the giver took part in it. */
export async function trailBefore(ctx: MemberContext, row: ReferralRow): Promise<Entry[]> {
  const entries = [await scan(ctx, row), ...(await lead(ctx, row)), await enquiry(ctx, row)];
  return entries.filter((entry) => entry !== null && entry.at <= row.createdAt) as Entry[];
}

async function scan({ db }: MemberContext, row: ReferralRow): Promise<Entry | null> {
  const { prospectPhone: phone, prospectEmail: email } = row;
  const found = await findFirstScan(db, row.giverId, { phone, email });
  if (!found) return null;
  const text = TRAIL_TEXT.scan(found.name);
  return { step: "scan", at: found.createdAt, text, url: "", amountPaise: null };
}

/** A lead is written on the card's page, so the card was opened before. */
async function lead({ db }: MemberContext, { leadId }: ReferralRow): Promise<Entry[]> {
  const found = leadId ? await findLead(db, leadId) : undefined;
  if (!found) return [];
  const at = found.lead.createdAt;
  return [
    { step: "card_view", at, text: TRAIL_TEXT.cardView(found.card.name), url: "", amountPaise: null },
    {
      step: "lead",
      at,
      text: TRAIL_TEXT.lead(found.lead.name),
      url: leadUrl(found.lead.id),
      amountPaise: null,
    },
  ];
}

async function enquiry(ctx: MemberContext, { enquiryId }: ReferralRow): Promise<Entry | null> {
  const [found] = enquiryId ? await findEnquiries(ctx.db, [enquiryId]) : [];
  if (!found) return null;
  const text = TRAIL_TEXT.enquiry(found.name);
  return { step: "enquiry", at: found.createdAt, text, url: readersLink(ctx, found), amountPaise: null };
}
