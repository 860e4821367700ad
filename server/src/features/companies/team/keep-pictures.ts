import type { Tx } from "../../../platform/database.ts";
import { handOverPictures } from "../../uploads/hand-over-pictures.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { picturesOfCompany } from "../company/company-values.ts";

/** What the company shows stays when a member who uploaded it goes and is erased. */
export const keepPictures = (tx: Tx, company: CompanyRow, between: { from: string; to: string }) =>
  handOverPictures(tx, Object.values(picturesOfCompany(company)), between);
