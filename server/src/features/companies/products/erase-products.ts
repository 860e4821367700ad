import { and, eq, inArray, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findErasedCompanies } from "../company/erased-companies.ts";
import { UNDO_MS } from "../product-conditions.ts";
import { products } from "./products.table.ts";

const BATCH = 500;
/** What an erased product holds beside its name, which stays for the list of enquiries. */
const NO_CONTENTS = {
  images: [],
  description: "",
  priceType: "on_request",
  pricePaise: null,
  priceMaxPaise: null,
  hsn: "",
  specs: [],
  removalReason: "",
} satisfies Partial<typeof products.$inferInsert>;

/** Every night: erases products that can no longer be restored. */
export const eraseDeletedProductsJob: Job<JobContext, object> = {
  name: "erase-deleted-products",
  schedule: "25 4 * * *",
  async run({ db, now }, _data, signal) {
    const isOver = lte(products.deletedAt, new Date(now.getTime() - UNDO_MS));
    const eraseSome = () => inTransaction(db, (tx) => erase(tx, isOver, now));
    while ((await eraseSome()) === BATCH) signal.throwIfAborted();
  },
};

/** A company's products are erased with it. */
export async function eraseProductsOfErased(tx: Tx, companyIds: readonly string[]): Promise<void> {
  for (const { id, erasedAt } of await findErasedCompanies(tx, companyIds)) {
    const isOfIt = eq(products.companyId, id);
    await tx
      .update(products)
      .set({ deletedAt: erasedAt })
      .where(and(isOfIt, isNull(products.deletedAt)));
    let count = BATCH;
    while (count === BATCH) count = await erase(tx, isOfIt, erasedAt);
  }
}

async function erase(tx: Tx, which: SQL, now: Date): Promise<number> {
  const due = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(which, isNotNull(products.deletedAt), isNull(products.erasedAt)))
    .limit(BATCH)
    .for("no key update", { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .update(products)
    .set({ ...NO_CONTENTS, erasedAt: now })
    .where(inArray(products.id, ids));
  return ids.length;
}
