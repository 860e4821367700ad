import { expect, test } from "vitest";
import { groupOf, introQuestion, introState, introTitle } from "./introduction-words.ts";

const person = (name: string) => ({
  _id: name.toLowerCase(),
  name,
  profile_image: null,
  headline: "",
  city: "",
  mutual: 0,
  path: "",
});
const between = {
  asker: person("Asha"),
  via: person("Ravi"),
  target: person("Meera"),
  reason: "We both export spices.",
};

test("an open introduction is in the group of whoever has to act", () => {
  expect(groupOf({ role: "via", status: "asked" })).toBe("to-forward");
  expect(groupOf({ role: "via", status: "forwarded" })).toBe("asked");
  expect(groupOf({ role: "target", status: "forwarded" })).toBe("for-you");
  expect(groupOf({ role: "asker", status: "forwarded" })).toBe("asked");
  expect(groupOf({ role: "asker", status: "expired" })).toBe("earlier");
});

test("each of the three reads it from their side", () => {
  expect(introTitle({ ...between, role: "asker", status: "asked" })).toBe(
    "You asked Ravi to introduce you to Meera",
  );
  expect(introTitle({ ...between, role: "via", status: "asked" })).toBe("Asha would like to meet Meera");
  expect(introTitle({ ...between, role: "target", status: "forwarded" })).toBe(
    "Ravi would like to introduce Asha to you",
  );
  expect(introState({ ...between, role: "asker", status: "forwarded" })).toBe("Forwarded. Waiting for Meera");
  expect(introState({ ...between, role: "via", status: "accepted" })).toBe("Asha and Meera are connected");
});

test("before forwarding, Ravi reads what Meera will see, to the word", () => {
  const { lines } = introQuestion("forward", { ...between, role: "via", status: "asked" });
  expect(lines[0]).toContain("Meera sees Asha’s profile");
  expect(lines[0]).toContain("“We both export spices.”");
});

test("a refusal by Ravi never reaches Meera", () => {
  const { lines } = introQuestion("decline", { ...between, role: "via", status: "asked" });
  expect(lines).toContain("Meera is not told.");
});
