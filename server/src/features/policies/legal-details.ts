import type { LegalDetails } from "@cardplaza/contract/policies/legal-details";
import type { Config } from "../../config.ts";

/** What the setting says while nobody is named. */
export const OFFICE = "Grievance Officer";

/** The one place that reads these settings: policies, /about and /contact-us show the same. */
export const legalDetailsOf = (config: Config): LegalDetails => ({
  name: config.SELLER_NAME,
  address: config.SELLER_ADDRESS,
  gstin: config.SELLER_GSTIN ?? null,
  grievanceOfficer: {
    name: config.GRIEVANCE_OFFICER_NAME,
    email: config.GRIEVANCE_OFFICER_EMAIL,
    phone: config.GRIEVANCE_OFFICER_PHONE ?? null,
  },
});
