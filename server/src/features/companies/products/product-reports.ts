import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import { conflict } from "../../../platform/refusals.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { findProductSeenBy } from "./show-product.ts";

export const productReports: ReportTarget = {
  type: "product",
  async requireReportable({ member, now }, tx, id) {
    const { role } = await findProductSeenBy({ db: tx, member, now }, id);
    if (role) throw conflict(PRODUCT_TEXT.reportedOwn);
  },
};
