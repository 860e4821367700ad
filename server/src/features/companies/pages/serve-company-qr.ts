import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { Context } from "../../../context.ts";
import { drawQrSvg } from "../../../platform/pictures/qr-image.ts";
import { qrResponse } from "../../directory/pages/serve-listing-qr.ts";
import { findShownCompany } from "../company/company-queries.ts";
import { slugOfCompany } from "../company/present-company.ts";

/** The code of a page that everybody may open. */
export async function serveCompanyQr({ db, origin }: Context, id: string) {
  const company = await findShownCompany(db, id);
  return qrResponse(await drawQrSvg(origin + companyPath({ slug: slugOfCompany(company) })));
}
