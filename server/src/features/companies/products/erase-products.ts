import { and, eq, inArray, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { companies } from "../company/companies.table.ts";
import { UNDO_MS } from "./product-conditions.ts";
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
  const { id, erasedAt } = companies;
  const erased = await tx
    .select({ id, erasedAt })
    .from(companies)
    .where(and(inArray(id, [...companyIds]), isNotNull(erasedAt)));
  for (const company of erased) {
    const isOfIt = eq(products.companyId, company.id);
    const at = company.erasedAt as Date;
    await tx
      .update(products)
      .set({ deletedAt: at })
      .where(and(isOfIt, isNull(products.deletedAt)));
    let count = BATCH;
    while (count === BATCH) count = await erase(tx, isOfIt, at);
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
