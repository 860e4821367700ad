import type { LegalDetails } from "@cardplaza/contract/policies/legal-details";
import type { Config } from "../../config.ts";

/** The value of the setting while nobody is named. */
export const OFFICE = "Grievance Officer";

/** The only place that reads these settings, so that policies, /about and /contact-us show the same. */
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
