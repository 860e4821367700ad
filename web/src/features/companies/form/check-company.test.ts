import { expect, test } from "vitest";
import { JOSHI_PUMPS } from "../page/company.fixtures.ts";
import { checkCompany } from "./check-company.ts";
import { type CompanyValues, EMPTY_COMPANY, fieldsOf, valuesOf } from "./company-values.ts";

const joshi = (change: Partial<CompanyValues> = {}) => ({ ...valuesOf(JOSHI_PUMPS), ...change });

test("an empty company says what is missing in every step, a whole one nothing", () => {
  expect(Object.keys(checkCompany(EMPTY_COMPANY))).toEqual(
    expect.arrayContaining(["name", "type", "gstin", "address.pin", "email", "about"]),
  );
  expect(checkCompany(joshi())).toEqual({});
});

test("numbers are checked as they were typed, and the GSTIN against the state", () => {
  expect(checkCompany(joshi({ gstin: "27aapfu0939f1zv", udyam: "udyam mh 26 0001234" }))).toEqual({});
  expect(checkCompany(joshi({ gstin: "27AAPFU0939F1ZX", cin: "U123", foundedYear: "2999" }))).toMatchObject({
    gstin: "This is not a GSTIN: check its 15 characters.",
    cin: expect.any(String) as string,
    foundedYear: expect.any(String) as string,
  });
  const address = { ...JOSHI_PUMPS.address, state: "Karnataka" };
  expect(Object.keys(checkCompany(joshi({ address })))).toEqual(["address.state"]);
});

test("without GST the typed number is neither checked nor sent", () => {
  const without = joshi({ noGst: true, gstin: "typed before the tick" });
  expect(checkCompany(without)).toEqual({});
  expect(fieldsOf(without, (picture) => picture)).toMatchObject({ gstin: "", noGst: true });
});
