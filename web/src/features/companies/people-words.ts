import type { CompanySize } from "@cardplaza/contract/companies/company-words";

/** How many work there: "11–50 people". */
export const peopleWords = (size: CompanySize | ""): string =>
  size === "" ? "" : size === "1" ? "1 person" : `${size} people`;
