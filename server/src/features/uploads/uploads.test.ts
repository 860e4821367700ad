import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureJpegUrl, pictureUrl, smallerWidths } from "@cardplaza/contract/uploads/pictures";
import { sharedTestApp } from "../../testing/test-app.ts";
import * as files from "./files.fixtures.ts";
import { uploadCalls } from "./upload.fixtures.ts";
import { cpuTimeOf } from "../../testing/cpu-time.ts";

const app = await sharedTestApp();
const ravi = await app.signIn("Ravi");
const { send, fetched } = uploadCalls(app, ravi);

describe("a picture", () => {
  test.each(["jpeg", "png", "webp", "gif"] as const)(
    "of type %s is stored in several sizes",
    async (format) => {
      const uploaded = await send(await files.picture().toFormat(format).toBuffer());
      expect(uploaded.status).toBe(201);
      expect(uploaded.json).toEqual({
        url: expect.stringMatching(/^\/files\/[0-9a-z]{20}\/1000x600\.webp$/),
        width: 1000,
        height: 600,
      });

      for (const width of [...smallerWidths(1000), 1000]) {
        const { response, bytes } = await fetched(pictureUrl(uploaded.json.url, width));
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/webp");
        expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width });
      }
      const { bytes } = await fetched(pictureJpegUrl(uploaded.json.url));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1000, height: 600 });
    },
  );

  test("is never enlarged, and at most 1600 wide", async () => {
    const small = await send(await files.picture({ width: 40, height: 30 }).png().toBuffer());
    expect(small.json).toMatchObject({ width: 40, height: 30 });
    const large = await send(await files.picture({ width: 4000, height: 1000 }).jpeg().toBuffer());
    expect(large.json).toMatchObject({ width: 1600, height: 400 });
    const tall = await send(await files.picture({ width: 300, height: 20_000 }).png().toBuffer());
    expect(tall.json).toMatchObject({ width: 96, height: 6400 });
  });

  test("loses its location and all other metadata", async () => {
    const photo = await files.jpegFrom();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { json } = await send(photo);
    for (const url of [json.url, pictureUrl(json.url, 96), pictureJpegUrl(json.url)]) {
      const { bytes } = await fetched(url);
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc }).toEqual({});
      expect(bytes.includes("Ravi at home")).toBe(false);
    }
  });

  test("taken with the phone held upright is shown upright", async () => {
    const { json } = await send(await files.jpegFrom(6));
    expect(json).toMatchObject({ width: 600, height: 1000 });
    const { bytes } = await fetched(json.url);
    const top = await sharp(bytes).extract({ left: 300, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(150);
  });

  test("that is animated is stored as its first frame", async () => {
    const { status, json } = await send(await files.animatedGif());
    expect(status).toBe(201);
    const { bytes } = await fetched(json.url);
    const { pages = 1, width, height } = await sharp(bytes).metadata();
    expect({ pages, width, height }).toEqual({ pages: 1, width: 120, height: 80 });
  });

  test("with transparent parts keeps them, and is on white as JPEG", async () => {
    const logo = await sharp({ create: { width: 50, height: 50, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    const { json } = await send(logo, { purpose: "logo" });
    expect((await sharp((await fetched(json.url)).bytes).metadata()).hasAlpha).toBe(true);
    const pixel = await sharp((await fetched(pictureJpegUrl(json.url))).bytes)
      .raw()
      .toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test("may be cached by browsers for ever, and runs nothing", async () => {
    const { json } = await send(await files.jpegFrom());
    const { response, bytes } = await fetched(json.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(bytes.length),
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
    const head = await fetch(app.url + json.url, { method: "HEAD" });
    expect(head.status).toBe(200);
  });

  test("uploaded twice with the same Idempotency-Key is one picture", async () => {
    const photo = await files.jpegFrom();
    const headers = { "idempotency-key": "one-portrait" };
    const [first, again] = [await send(photo, { headers }), await send(photo, { headers })];
    expect(again.json).toEqual(first.json);
  });

  test("of the largest allowed size is ready soon", async () => {
    const photo = await sharp({ create: { width: 7200, height: 5500, channels: 3, background: "#777" } })
      .png()
      .toBuffer();
    // It takes half a second, on two cores.
    expect(await cpuTimeOf(async () => expect((await send(photo)).status).toBe(201))).toBeLessThan(3_000);
  });
});
