import { expect, test } from "vitest";
import { knowsVersion, unlessKnown } from "./known-version.ts";

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a"', '"a"', true],
  ["*", '"a"', true],
  ['"b"', '"a"', false],
  ["a", '"a"', false],
  ["", '"a"', false],
])("the header %s against the version %s: %s", (header, etag, isKnown) => {
  expect(knowsVersion(header, etag)).toBe(isKnown);
});

test("a known file is sent without its bytes and the headers about them", async () => {
  const headers = { etag: '"a"', "cache-control": "no-cache", "content-type": "image/png" };
  const response = await unlessKnown('"a"', new Response("bytes", { headers }));
  expect([response.status, await response.text(), [...response.headers]]).toEqual([
    304,
    "",
    [
      ["cache-control", "no-cache"],
      ["etag", '"a"'],
    ],
  ]);
});

test("an error is never sent as 304", async () => {
  const response = await unlessKnown("*", new Response("gone", { status: 404, headers: { etag: '"a"' } }));
  expect(response.status).toBe(404);
});
