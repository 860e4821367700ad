import { isUniqueViolation } from "../../../platform/unique-violation.ts";

/** The index lets one of two companies with the same GSTIN through, also when both are completed at once. */
export const isTakenGstin = (error: unknown) => isUniqueViolation(error, "companies_one_a_gstin");
/** Whether the database refused a second company of one owner. */
export const isSecondCompany = (error: unknown) => isUniqueViolation(error, "companies_one_an_owner");
