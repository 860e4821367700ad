import { expect, test } from "vitest";
import { EMPTY_VISITOR, visitorBody, visitorProblems } from "./visitor-values.ts";

const NOW = new Date("2026-11-17T02:05:00Z");
const sunil = {
  ...EMPTY_VISITOR,
  name: " Sunil Patil ",
  mobile: "98200 12345",
  category: "bakeries",
  invitedBy: "meera",
  attended: true,
};

test("an officer says who brought a visitor and that they are here", () => {
  expect(visitorBody(sunil, true, NOW)).toEqual({
    name: "Sunil Patil",
    mobile: "98200 12345",
    category: "bakeries",
    invitedBy: "meera",
    attended: true,
    at: "2026-11-17T02:05:00.000Z",
  });
  expect(visitorBody({ ...sunil, invitedBy: null, attended: false }, true, NOW)).toEqual({
    name: "Sunil Patil",
    mobile: "98200 12345",
    category: "bakeries",
    at: "2026-11-17T02:05:00.000Z",
  });
});

test("a member brings them themselves", () => {
  expect(visitorBody({ ...sunil, email: " s@example.com " }, false, NOW)).toMatchObject({
    email: "s@example.com",
  });
  expect(visitorBody(sunil, false, NOW)).not.toHaveProperty("invitedBy");
  expect(visitorBody(sunil, false, NOW)).not.toHaveProperty("attended");
});

test("name, number and category are needed", () => {
  expect(Object.keys(visitorProblems(EMPTY_VISITOR))).toEqual(["name", "mobile", "category"]);
  expect(visitorProblems(sunil)).toEqual({});
});
