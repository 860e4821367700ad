import type { AnyJob } from "../../context.ts";
import { collectExportJob } from "./collect-export.ts";
import { endInactiveAccountsJob } from "./end-inactive-accounts.ts";
import { eraseAccountsJob } from "./erase-accounts.ts";
import { expireExportsJob } from "./remove-exports.ts";

export const accountDataJobs: AnyJob[] = [
  collectExportJob,
  endInactiveAccountsJob,
  eraseAccountsJob,
  expireExportsJob,
];
