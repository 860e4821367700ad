import { and, asc, eq } from "drizzle-orm";
import { PROVIDERS_A_PAGE, type PackageStatus } from "@cardplaza/contract/it-services/it-words";
import type { AdminContext } from "../../../context.ts";
import { pagedBy } from "../providers/list-providers.ts";
import { countUpTo } from "./list-packages.ts";
import { notDeleted } from "./package-conditions.ts";
import { selectPackages } from "./package-queries.ts";
import { itPackages } from "./packages.table.ts";
import { presentCase } from "./present-package.ts";

/** The longest wait first. */
export async function listPackageCases(
  { db, now }: AdminContext,
  { status, page }: { status: PackageStatus; page: number },
) {
  const wanted = and(eq(itPackages.status, status), notDeleted());
  const total = await countUpTo(db, wanted);
  const rows = await selectPackages(db, now)
    .where(wanted)
    .orderBy(asc(itPackages.submittedAt), asc(itPackages.id))
    .limit(PROVIDERS_A_PAGE)
    .offset((page - 1) * PROVIDERS_A_PAGE);
  return { packages: rows.map(presentCase), ...pagedBy(total, page) };
}

export async function findPackageCase({ db, now }: AdminContext, id: string) {
  const [found] = await selectPackages(db, now).where(eq(itPackages.id, id));
  return found && presentCase(found);
}
