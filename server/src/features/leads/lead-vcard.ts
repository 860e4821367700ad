import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { MemberContext } from "../../context.ts";
import { contentLine, escaped } from "../cards/files/vcard-lines.ts";
import { nameParts } from "../cards/files/write-vcard.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { showLeadDetail } from "./show-lead.ts";

/** A lead as a contact for the owner's phone. */
export async function leadVcard(ctx: MemberContext, id: string): Promise<ApiResponse<RawBody>> {
  const { lead } = await showLeadDetail(ctx, id);
  const day = lead.submittedDate.toISOString().slice(0, 10);
  const body = [
    contentLine("BEGIN", "VCARD"),
    contentLine("VERSION", "3.0"),
    contentLine("N", nameParts(lead.name)),
    contentLine("FN", escaped(lead.name)),
    lead.email && contentLine("EMAIL;TYPE=WORK", escaped(lead.email)),
    lead.phone && contentLine("TEL;TYPE=WORK,VOICE", escaped(lead.phone)),
    contentLine("NOTE", escaped(`Lead from ${PRODUCT_NAME}, ${day}\n${lead.message}`)),
    contentLine("REV", lead.submittedDate.toISOString().replace(/\.\d+Z$/, "Z")),
    contentLine("UID", `cardplaza-lead-${lead._id}`),
    contentLine("END", "VCARD"),
  ]
    .filter(Boolean)
    .join("");
  const name = slugOfName({ name: lead.name, _id: "" }).replace(/-$/, "") || "lead";
  return fileResponse(body, { name: `${name}.vcf` });
}
