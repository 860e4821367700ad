import { and, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { companies } from "./companies.table.ts";

export interface ErasedCompany {
  id: string;
  erasedAt: Date;
}

/** Those of these companies that are erased: what belongs to them is erased with them. */
export async function findErasedCompanies(tx: Tx, ids: readonly string[]): Promise<ErasedCompany[]> {
  const { id, erasedAt } = companies;
  const rows = await tx
    .select({ id, erasedAt })
    .from(companies)
    .where(and(inArray(id, [...ids]), isNotNull(erasedAt)));
  return rows as ErasedCompany[];
}
