import { and, asc, gt, inArray } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { ChangeContext } from "../../../registry/changed.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { productSearch } from "./product-search.ts";
import { products } from "./products.table.ts";

/** So few are updated with their company at once; more would make everybody wait who changes it. */
const AT_ONCE = 100;
const BATCH = 500;

interface Changed {
  companyIds: readonly string[];
}

/**
 * Brings the products of these companies up to date in the search, after their company has changed. Results are read
 * from the live rows, so products of a hidden company are shown to nobody, even while the job has not run.
 */
export async function touchProductsOf(
  { jobs }: ChangeContext,
  tx: Tx,
  companyIds: readonly string[],
): Promise<void> {
  const rows = await productsOf(tx, companyIds, "", AT_ONCE + 1);
  if (rows.length <= AT_ONCE) await touchSearch(tx, productSearch, idsOf(rows));
  else await jobs.enqueue(tx, touchProductsJob, { companyIds });
}

/** Each batch is committed on its own, so a restart loses at most one; what is up to date is not written again. */
export const touchProductsJob: Job<JobContext, Changed> = {
  name: "touch-products",
  async run({ db }, { companyIds }, signal) {
    let last: string | undefined = "";
    while (last !== undefined) {
      signal.throwIfAborted();
      const after: string = last;
      last = await inTransaction(db, async (tx) => {
        // Locked, so that no change of a product is overwritten by what was read before it.
        const ids = idsOf(await productsOf(tx, companyIds, after, BATCH).for("share"));
        await touchSearch(tx, productSearch, ids);
        return ids.length < BATCH ? undefined : ids.at(-1);
      });
    }
  },
};

const productsOf = (tx: Tx, companyIds: readonly string[], after: string, limit: number) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.companyId, [...companyIds]), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
