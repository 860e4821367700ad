import pg from "pg";

const UNIQUE_VIOLATION = "23505";
const violates = (error: unknown, index: string) =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  error.cause.code === UNIQUE_VIOLATION &&
  error.cause.constraint === index;

/** The index lets one of two companies with the same GSTIN through, also when both are completed at once. */
export const isTakenGstin = (error: unknown) => violates(error, "companies_one_a_gstin");
/** The same for two companies of one owner. */
export const isSecondCompany = (error: unknown) => violates(error, "companies_one_an_owner");
