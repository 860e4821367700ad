import { expect, test } from "vitest";
import { alertKey, alertName, alertPath, type AlertWanted } from "./alert-rules.ts";

const wanted = (fields: Partial<AlertWanted> = {}): AlertWanted => ({
  q: "",
  city: "",
  mode: [],
  type: [],
  expMin: null,
  salaryMin: null,
  skills: [],
  ...fields,
});

test("An alert is called as people say it", () => {
  expect(alertName(wanted({ q: "accountant", city: "Poona" }))).toBe("Accountant in Pune");
  expect(alertName(wanted())).toBe("All jobs");
  expect(alertName(wanted({ city: "Nashik" }))).toBe("Jobs in Nashik");
  expect(alertName(wanted({ skills: ["Tally", "GST"], mode: ["remote"], salaryMin: 600_000 }))).toBe(
    "Tally, GST, remote, from ₹6 L/yr",
  );
  expect(alertName(wanted({ type: ["INTERN", "PART_TIME"], expMin: 0 }))).toBe(
    "Internship or Part time, 0 yrs",
  );
  expect(alertName(wanted({ q: "driver", type: ["FULL_TIME"], city: "Pune", expMin: 1 }))).toBe(
    "Driver in Pune, Full time, 1 yr",
  );
});

test("The same filters have the same key, however they were typed", () => {
  const one = wanted({ q: "GST  accountant", city: "Bombay", skills: ["Tally", "GST"], mode: ["remote"] });
  const other = wanted({ q: " gst accountant", city: "mumbai", skills: ["gst", "tally"], mode: ["remote"] });
  expect(alertKey(one)).toBe(alertKey(other));
  expect(alertKey(one)).not.toBe(alertKey({ ...one, mode: [] }));
  expect(alertKey(one)).not.toBe(alertKey({ ...one, expMin: 0 }));
});

test("An alert leads to the list with its filters", () => {
  expect(alertPath(wanted({ q: "a&b", city: "Pune", expMin: 0, skills: ["C++", "SQL"] }))).toBe(
    "/jobs?q=a%26b&city=Pune&expMin=0&skills=C%2B%2B%2CSQL&sort=date",
  );
});
