import type { PackageFields } from "@cardplaza/contract/it-services/it-packages";
import { flagsOf } from "./package-flags.ts";
import type { ItPackageRow } from "./packages.table.ts";

type State = Pick<ItPackageRow, "status" | "flags" | "submittedAt" | "rejectionReason">;

/** The state in which these contents are published: live at once, or waiting for review if they are flagged. */
export function publishedAs(fields: PackageFields, now: Date): State {
  const flags = flagsOf(fields);
  return flags.length === 0
    ? { status: "live", flags, submittedAt: null, rejectionReason: "" }
    : { status: "review", flags, submittedAt: now, rejectionReason: "" };
}
