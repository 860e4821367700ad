import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { productCategoryName } from "@cardplaza/contract/companies/products/product-categories";
import {
  PRODUCT_COLUMN_NAMES,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from "@cardplaza/contract/companies/products/product-import-words";
import { PRODUCT_STATUS_LABEL, productPath } from "@cardplaza/contract/companies/products/product-words";
import type { OwnProductFilters } from "@cardplaza/contract/companies/products/products";
import type { MemberContext } from "../../../context.ts";
import { CSV_START, csvLines } from "../../../platform/csv.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { textStream } from "../../../platform/http/text-stream.ts";
import { nextOwnProducts } from "./list-own-products.ts";
import { slugOfProduct } from "./present-product.ts";
import { sellingCompanyOf } from "./product-queries.ts";
import type { ProductRow } from "./products.table.ts";

const BATCH = 500;
/** The columns of an import, so that the file can be corrected and imported, and what only an export has. */
const HEADINGS = [
  ...PRODUCT_COLUMN_NAMES.map((column) => PRODUCT_COLUMNS[column][0]),
  "Status",
  "Link",
  "Changed",
];

/** Streamed, in the order of the list. */
export async function exportProducts(
  ctx: MemberContext,
  filters: OwnProductFilters,
): Promise<ApiResponse<RawBody>> {
  const { id } = await sellingCompanyOf(ctx.db, ctx.member, filters.company);
  return fileResponse(textStream(lines(ctx, id, filters)), { plainName: "products.csv" });
}

async function* lines({ db, origin }: MemberContext, companyId: string, filters: OwnProductFilters) {
  yield CSV_START + csvLines([HEADINGS]);
  let before: string | undefined;
  for (;;) {
    const rows = await nextOwnProducts(db, companyId, filters, { before, limit: BATCH });
    if (rows.length > 0) yield csvLines(rows.map((row) => cellsOf(row, origin)));
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}

function cellsOf(row: ProductRow, origin: string): unknown[] {
  const cells: Record<ProductColumn, unknown> = {
    ...row,
    category: productCategoryName(row.category),
    price: inRupees(row.pricePaise),
    priceMax: inRupees(row.priceMaxPaise),
    specs: row.specs.map(({ k, v }) => `${k}: ${v}`).join("; "),
    images: row.images.map((url) => origin + url).join(" "),
  };
  return [
    ...PRODUCT_COLUMN_NAMES.map((column) => cells[column]),
    PRODUCT_STATUS_LABEL[row.status],
    origin + productPath({ slug: slugOfProduct(row) }),
    row.updatedAt,
  ];
}

const inRupees = (paise: number | null) => (paise === null ? "" : paise / 100);
