import { expect, test } from "vitest";
import { actionInWords, changesOf } from "./changes-of.ts";

test("what changed has one line for each value, also inside others", () => {
  const before = { city: "Pune", plan: { kind: "free" }, tags: ["a"], decidedBy: null };
  const after = { city: "Nashik", plan: { kind: "premium" }, tags: ["a", "b"], is_hidden: true };
  expect(changesOf(before, after)).toEqual([
    { name: "city", before: "Pune", after: "Nashik" },
    { name: "plan: kind", before: "free", after: "premium" },
    { name: "tags", before: "a", after: "a, b" },
    { name: "decided by", before: undefined, after: undefined },
    { name: "is hidden", before: undefined, after: "yes" },
  ]);
});

test("what was created or deleted has one side", () => {
  expect(changesOf(null, { name: "Asha" })).toEqual([{ name: "name", before: undefined, after: "Asha" }]);
  expect(changesOf({ name: "Asha" }, null)).toEqual([{ name: "name", before: "Asha", after: undefined }]);
  expect(changesOf(null, null)).toEqual([]);
});

test("an action is read as words", () => {
  expect(actionInWords("post.send-back")).toBe("Post: send back");
  expect(actionInWords("message-case.look")).toBe("Message case: look");
  expect(actionInWords("export")).toBe("Export");
});
