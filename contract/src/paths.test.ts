import { expect, test } from "vitest";
import { safePath } from "./paths.ts";

test("a path of this site is followed, with its query and hash", () => {
  expect(safePath("/business-cards/?section=my-card#top")).toBe("/business-cards/?section=my-card#top");
});

test("a path that leads to another site is not followed", () => {
  const elsewhere = [
    "//evil.com",
    "/\\evil.com",
    "https://evil.com",
    "javascript:alert(1)",
    "/.//evil.com",
    "/a/..//evil.com",
    "/%2e//evil.com",
    "evil",
    "",
    null,
    "/\u0009/evil.com",
    "/\n/evil.com",
    "\\\\evil.com",
  ];
  for (const path of elsewhere) expect(safePath(path, "/home")).toBe("/home");
});
