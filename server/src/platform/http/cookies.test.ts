import { expect, test } from "vitest";
import { cookieText, readCookies } from "./cookies.ts";

test("cookies are read as they were sent, the first of a name", () => {
  expect({ ...readCookies('a=1; b="x y"; a=2; c=%20; d=e=f; nothing') }).toEqual({
    a: "1",
    b: '"x y"',
    c: "%20",
    d: "e=f",
  });
});

test("without a header there are no cookies, and no name exists by default", () => {
  expect(readCookies(undefined).constructor).toBeUndefined();
});

test("a cookie is hidden from scripts and other sites, and on a secure site from plain connections", () => {
  const options = { path: "/api/auth", maxAgeSeconds: 60 };
  expect(cookieText("proof", "abc", { ...options, secure: false })).toBe(
    "proof=abc; Path=/api/auth; Max-Age=60; HttpOnly; SameSite=Lax",
  );
  expect(cookieText("proof", "abc", { ...options, secure: true })).toMatch(/; Secure$/);
});
