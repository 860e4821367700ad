import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { handOverPictures } from "../../uploads/hand-over-pictures.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { picturesOfCompany } from "../company/company-values.ts";
import { products } from "../products/products.table.ts";

/** What the company and its products show stays when a member who uploaded it goes and is erased. */
export async function keepPictures(tx: Tx, company: CompanyRow, between: { from: string; to: string }) {
  const rows = await tx
    .select({ images: products.images })
    .from(products)
    .where(eq(products.companyId, company.id));
  const shown = [...Object.values(picturesOfCompany(company)), ...rows.flatMap(({ images }) => images)];
  await handOverPictures(tx, shown, between);
}
