import type { z } from "zod";
import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { NewProduct } from "@cardplaza/contract/companies/products/product-fields";
import {
  MAX_PRODUCT_FILE_BYTES,
  MAX_PRODUCT_ROWS,
  PRODUCT_IMPORT_TEXT,
} from "@cardplaza/contract/companies/products/product-import-words";
import type { ProductImport } from "@cardplaza/contract/companies/products/product-imports";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { readCsvFile } from "../../../platform/read-csv-file.ts";
import { invalid, tooLarge } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCompanyManagedBy } from "../company/company-queries.ts";
import { planProductImport, type PlannedRow, type ProductImportPlan } from "./plan-product-import.ts";
import { sellingCompanyOf } from "./product-queries.ts";
import { products } from "./products.table.ts";

type ProductImportJson = z.input<typeof ProductImport>;

interface ImportForm {
  file: File;
  onlyGood: boolean;
}

/** A draft of each row, or of none if a row is wrong; the wrong ones can be left out. A dry run only looks. */
export async function importProducts(
  ctx: MemberContext,
  { file, onlyGood }: ImportForm,
  { dryRun, company: wanted }: { dryRun: boolean; company?: string },
): Promise<ApiResponse<ProductImportJson>> {
  const company = await sellingCompanyOf(ctx.db, ctx.member, wanted);
  if (file.size > MAX_PRODUCT_FILE_BYTES) throw tooLarge(PRODUCT_IMPORT_TEXT.tooLarge);
  const bounds = { ...PRODUCT_IMPORT_TEXT, rows: MAX_PRODUCT_ROWS };
  const table = await readCsvFile(new Uint8Array(await file.arrayBuffer()), bounds);
  const plan = await planProductImport(ctx, table);
  if (dryRun) return new ApiResponse(report(plan, { dryRun }), { status: 200 });
  const good = plan.rows.filter(isGood);
  if (good.length < plan.rows.length && !onlyGood) throw refused(plan.rows);
  if (good.length === 0)
    throw invalid({ file: PRODUCT_IMPORT_TEXT.nothingGood }, PRODUCT_IMPORT_TEXT.nothingGood);
  await createDrafts(
    ctx,
    company.id,
    good.flatMap(({ product }) => product ?? []),
  );
  return new ApiResponse({ ...report(plan, { created: good.length }), rows: [] }, {});
}

const isGood = ({ product, errors }: PlannedRow) => product !== undefined && Object.keys(errors).length === 0;

/** A moment apart, so that the list shows them in the order of the file. */
function createDrafts(ctx: MemberContext, companyId: string, drafts: NewProduct[]): Promise<void> {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    await lockCompanyManagedBy(tx, member, companyId);
    await tx.insert(products).values(
      drafts.map((draft, at) => ({
        ...draft,
        id: newId(now.getTime() - at),
        companyId,
        createdAt: now,
        updatedAt: now,
      })),
    );
  });
}

function refused(rows: PlannedRow[]) {
  const wrong = rows.flatMap(({ row, errors }) =>
    Object.entries(errors).map(([column, words]) => [`rows.${row}.${column}`, `Row ${row}: ${words}`]),
  );
  return invalid(Object.fromEntries(wrong), PRODUCT_IMPORT_TEXT.problems);
}

const report = (
  { columns, rows }: ProductImportPlan,
  { dryRun = false, created = 0 },
): ProductImportJson => ({
  dryRun,
  columns,
  total: rows.length,
  wrong: rows.filter((row) => !isGood(row)).length,
  created,
  rows,
});
