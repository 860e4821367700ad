import type { z } from "zod";
import type { ItPackage, PackageCase, PackageSummary } from "@cardplaza/contract/it-services/it-packages";
import { lowestPaise } from "@cardplaza/contract/it-services/it-rules";
import { PACKAGE_TIERS } from "@cardplaza/contract/it-services/it-words";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { presentSummary as presentProvider } from "../providers/present-provider.ts";
import type { FoundPackage } from "./package-queries.ts";
import type { ItPackageRow } from "./packages.table.ts";

export type PackageJson = z.input<typeof ItPackage>;

export const slugOfPackage = ({ id, title }: Pick<ItPackageRow, "id" | "title">) =>
  slugOfName({ _id: id, name: title });

export function presentSummary(found: FoundPackage): z.input<typeof PackageSummary> {
  const { id, title, category, tiers } = found.row;
  return {
    _id: id,
    slug: slugOfPackage(found.row),
    title,
    category,
    fromPaise: lowestPaise(tiers),
    deliveryDays: Math.min(...tiers.map(({ deliveryDays }) => deliveryDays)),
    provider: presentProvider(found),
  };
}

/** The package, for its team with its state, for everybody else without. */
export function presentPackage(found: FoundPackage, isOwn: boolean): PackageJson {
  const { tiers, addOns, requirements, faq, status, rejectionReason, createdAt, updatedAt, version } =
    found.row;
  return {
    ...presentSummary(found),
    tiers: PACKAGE_TIERS.flatMap((name, at) => {
      const tier = tiers[at];
      return tier ? { name, ...tier } : [];
    }),
    addOns,
    requirements,
    faq,
    isOwn,
    ...(isOwn && { status, rejectionReason }),
    created_at: createdAt,
    updated_at: updatedAt,
    version,
  };
}

export const presentCase = (found: FoundPackage): z.input<typeof PackageCase> => ({
  ...presentPackage(found, true),
  isOwn: false,
  flags: found.row.flags,
});
