import type { Registration } from "../../registry/registration.ts";
import { accountDataJobs } from "./account-data.jobs.ts";
import { accountExportsPart } from "./account-part.ts";

export const accountDataRegistration: Registration = {
  account: [accountExportsPart],
  jobs: accountDataJobs,
};
