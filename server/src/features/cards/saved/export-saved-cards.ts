import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { toCsv } from "../../../platform/csv.ts";
import { writeVcard } from "../files/write-vcard.ts";
import { presentSavedCard } from "./present-saved-card.ts";
import { isAvailable, listSavedCards, type FoundSavedCard } from "./saved-card-queries.ts";

const FORMATS = {
  vcf: { type: "text/vcard; charset=utf-8", write: asContacts },
  csv: { type: "text/csv; charset=utf-8", write: asTable },
};

/** All saved cards that still exist, for a phone or a spreadsheet. */
export async function exportSavedCards(
  { db, member, now }: MemberContext,
  format: keyof typeof FORMATS,
): Promise<ApiResponse<RawBody>> {
  const found = (await listSavedCards(db, member.id, now)).filter(isAvailable);
  const { type, write } = FORMATS[format];
  return fileResponse(write(found, now), { type, plainName: `saved-cards.${format}` });
}

/** Without photos, which would make a file of hundreds of cards too large to mail. */
function asContacts(found: FoundSavedCard[], now: Date): string {
  return found.map((each) => writeVcard(presentSavedCard(each, now))).join("");
}

function asTable(found: FoundSavedCard[], now: Date): string {
  return toCsv(
    found.map((each) => {
      const card = presentSavedCard(each, now);
      return {
        Name: card.name,
        Role: card.role,
        Company: card.company,
        Phone: card.phone,
        Email: card.email,
        "Business phone": card.business_phone,
        "Business email": card.business_email,
        Address: card.address,
        Website: card.website,
        LinkedIn: card.linkedin_url,
        Tags: card.tags.join(", "),
        Note: card.note,
        Saved: each.saved.savedAt,
      };
    }),
  );
}
