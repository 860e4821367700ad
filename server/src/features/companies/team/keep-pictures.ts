import type { Tx } from "../../../platform/database.ts";
import { handOverPictures } from "../../uploads/hand-over-pictures.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { picturesOfCompany } from "../company/company-values.ts";
import { imagesOfProductsOf } from "../products/product-queries.ts";

const BATCH = 1000;

/** What the company and its products show stays when a member who uploaded it goes and is erased. */
export async function keepPictures(tx: Tx, company: CompanyRow, between: { from: string; to: string }) {
  const urls = [...Object.values(picturesOfCompany(company)), ...(await imagesOfProductsOf(tx, company.id))];
  for (let at = 0; at < urls.length; at += BATCH)
    await handOverPictures(tx, urls.slice(at, at + BATCH), between);
}
