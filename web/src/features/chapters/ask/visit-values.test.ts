import { expect, it } from "vitest";
import { checkVisit, EMPTY_VISIT, visitBody } from "./visit-values.ts";

const ASHA = {
  meetingId: "m1",
  name: " Asha Menon ",
  mobile: "98765 43210",
  email: "",
  category: "architects",
  consent: true,
  fax: "",
};

it("needs everything that the chapter has to know", () => {
  expect(Object.keys(checkVisit(EMPTY_VISIT))).toEqual([
    "meetingId",
    "name",
    "mobile",
    "category",
    "consent",
  ]);
  expect(checkVisit(ASHA)).toEqual({});
});

it("sends what people see, and what only bots fill in", () => {
  expect(visitBody(ASHA)).toEqual({
    meetingId: "m1",
    name: "Asha Menon",
    mobile: "98765 43210",
    category: "architects",
    consent: true,
  });
  expect(visitBody({ ...ASHA, email: " asha@example.com " })).toMatchObject({ email: "asha@example.com" });
  expect(visitBody({ ...ASHA, fax: "1" })).toMatchObject({ fax: "1" });
});
