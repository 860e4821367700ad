import sharp from "sharp";
import { expect, test } from "vitest";
import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { pagePictureUrl } from "@cardplaza/contract/page-pictures/page-picture-words";
import { sharedTestApp } from "../../testing/test-app.ts";

const app = await sharedTestApp();

test("a page's picture is small and has the size that messengers show uncropped", async () => {
  const response = await fetch(app.url + pagePictureUrl("about"));
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  expect([response.status, width, height, format]).toEqual([200, 1200, 630, "jpeg"]);
  expect(bytes.length).toBeLessThan(PREVIEW_IMAGE.maxBytes);
  const etag = response.headers.get("etag") ?? "";
  const again = await fetch(app.url + pagePictureUrl("about"), { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("unknown pictures are not found, and robots may fetch the known ones", async () => {
  for (const file of ["nothing.jpg", "about", "about.png", "constructor.jpg"])
    expect((await app.call("GET", `/api/page-pictures/${file}`)).status).toBe(404);
  const robots = await (await fetch(`${app.url}/robots.txt`)).text();
  expect(robots).toContain("Allow: /api/page-pictures/\n");
});
