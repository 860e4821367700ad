import { expect, test } from "vitest";
import { mergeVersions } from "./merge-versions.ts";

const OPENED = { company: "", name: "Asha Verma", role: "Founder", email: "asha@verma.in" };

test("what was typed here is on top of the latest version", () => {
  const typed = { ...OPENED, role: "Managing director" };
  const latest = { ...OPENED, email: "office@verma.in" };
  expect(mergeVersions(OPENED, typed, latest)).toEqual({
    values: { ...OPENED, role: "Managing director", email: "office@verma.in" },
    clashes: [],
  });
});

test("a field that both changed is named, unless both wrote the same", () => {
  const typed = { ...OPENED, role: "Managing director", company: "Verma" };
  const latest = { ...OPENED, role: "Chair", company: "Verma" };
  const { values, clashes } = mergeVersions(OPENED, typed, latest);
  expect(values.role).toBe("Managing director");
  expect(clashes).toEqual(["role"]);
});
