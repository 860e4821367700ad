import { and, desc, eq } from "drizzle-orm";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import type { Context, MemberContext } from "../../../context.ts";
import { gone, notFound } from "../../../platform/refusals.ts";
import { companiesOf, findCompanyManagedBy } from "../../companies/company/company-queries.ts";
import { roleIn } from "../../companies/company/show-company.ts";
import { isListedFor } from "../providers/found-provider.ts";
import { itProviders } from "../providers/providers.table.ts";
import { notDeleted } from "./package-conditions.ts";
import { selectPackages, type FoundPackage } from "./package-queries.ts";
import { itPackages } from "./packages.table.ts";
import { presentPackage, type PackageJson } from "./present-package.ts";

type Viewer = Pick<Context, "db" | "member" | "now">;

/** A package as this viewer may see it. Only its team sees one that is not live, or whose provider is hidden. */
export async function findPackageSeenBy({ db, member, now }: Viewer, id: string) {
  const [found] = await selectPackages(db, now).where(eq(itPackages.id, id));
  if (!found) throw notFound(IT_TEXT.packageNotFound);
  const isOwn = (await roleIn(db, found.company, member?.id)) !== null && !found.company.deletedAt;
  if (!isOwn && !(await isSeen({ db, member, now }, id))) throw notFound(IT_TEXT.packageNotFound);
  if (found.row.deletedAt) throw gone(IT_TEXT.packageGone);
  return { found, isOwn };
}

async function isSeen({ db, member, now }: Viewer, id: string): Promise<boolean> {
  const rows = await selectPackages(db, now).where(
    and(eq(itPackages.id, id), isListedFor(member), eq(itPackages.status, "live")),
  );
  return rows.length > 0;
}

export async function showPackage(ctx: Viewer, id: string): Promise<PackageJson> {
  const { found, isOwn } = await findPackageSeenBy(ctx, id);
  return presentPackage(found, isOwn);
}

/** All packages of the wanted company, or of the member's first one; the newest first. */
export async function listOwnPackages(ctx: MemberContext, wanted?: string) {
  const { db, member, now } = ctx;
  const companyId = wanted
    ? (await findCompanyManagedBy(db, member, wanted)).id
    : (await companiesOf(db, member.id))[0]?.id;
  if (!companyId) return { packages: [], isProvider: false };
  const rows: FoundPackage[] = await selectPackages(db, now)
    .where(and(eq(itPackages.companyId, companyId), notDeleted()))
    .orderBy(desc(itPackages.id));
  const isProvider = (await db.$count(itProviders, eq(itProviders.companyId, companyId))) > 0;
  return { packages: rows.map((found) => presentPackage(found, true)), isProvider };
}
