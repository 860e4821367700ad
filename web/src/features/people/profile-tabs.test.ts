import { expect, test } from "vitest";
import { readTab } from "./profile-tabs.ts";

test.each([
  ["account", "account"],
  ["sessions", "sessions"],
  ["nonsense", "profile"],
  ["toString", "profile"],
  ["", "profile"],
  [null, "profile"],
])("?tab=%s shows %s", (given, shown) => {
  expect(readTab(given)).toBe(shown);
});
