import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPage } from "./packed-page.ts";

// Words that repeat now and then, as on a page: the better encoding finds more of them.
const html = Array.from(
  { length: 4_000 },
  (_, at) => `<p>Card ${(at * 7919) % 1_013} of ${at % 97}</p>`,
).join("");

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "a page is encoded quickly at first, and well once it is sent again as %s",
  async (encoding, decode) => {
    const sizes: number[] = [];
    const page = packPage({ status: 200, headers: [], html }, () => sizes.push(0));
    const quick = await page.compress(encoding);
    expect(await page.compress(encoding)).toBe(quick);
    quick.improve?.();
    quick.improve?.();
    await expect.poll(() => page.variants[encoding]?.body.length).toBeLessThan(quick.body.length);
    const better = page.variants[encoding];
    expect(decode(better?.body as Buffer).toString()).toBe(html);
    expect([better?.improve, better?.headers.includes(String(better?.body.length))]).toEqual([
      undefined,
      true,
    ]);
    // The cache is told of each, so that it counts the bytes again.
    expect(sizes).toHaveLength(2);
  },
);

test.each(["Ravi", "Café ₹5", "दीपक 🪔", "half \uD83E letter"])("%s is encoded as UTF-8", (text) => {
  const page = packPage({ status: 200, headers: [], html: `<p>${text}</p>` });
  expect(page.variants.identity.body.toString()).toBe(`<p>${text.toWellFormed()}</p>`);
});
