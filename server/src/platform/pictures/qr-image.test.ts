import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { QR_POSTER, QR_TEXT, qrContent, qrFileName } from "@cardplaza/contract/cards/qr-codes/qr";
import { drawQrPng, drawQrSvg } from "./qr-image.ts";
import { bothRead, hasZbar, readQr } from "../../features/cards/files/read-qr.fixtures.ts";

const SLUG = "asha-sharma-0mabcdefghijklmnopqr";
const CARD = qrContent("https://cardplaza.example", SLUG);

if (!hasZbar) console.warn("zbarimg is not installed: the codes are read by ZXing alone.");

const logo = (colour = "#c8102e") =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: colour } })
    .png()
    .toBuffer();

describe("a QR code", () => {
  test("says the card's canonical address, four pixels a module with four modules around", async () => {
    expect(CARD).toBe(`https://cardplaza.example/card/${SLUG}`);
    const png = await drawQrPng(CARD);
    // 66 characters at level M: version 5 of 37 modules.
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
    const { data } = await sharp(png)
      .greyscale()
      .extract({ left: 0, top: 0, width: 180, height: 16 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((pixel) => pixel === 255)).toBe(true);
    expect(await readQr(png)).toEqual(bothRead(CARD));
  });

  test.each([
    ["one character", "A"],
    ["digits", "0000000000"],
    ["an address with a query", "https://cardplaza.example/q/23456789?a=1&b=%20%E0%A4%86"],
    ["Devanagari", "आशा श्रीवास्तव"],
    ["emoji", "👩‍👩‍👧 😀"],
    ["a contact", "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Sharma;Asha;;;\r\nFN:Asha Sharma\r\nEND:VCARD\r\n"],
    ["much", "Lorem ipsum dolor sit amet. ".repeat(25)],
  ])("of %s is read, as PNG and as SVG", async (_what, text) => {
    expect((await readQr(await drawQrPng(text))).zxing).toBe(text);
    expect((await readQr(await drawQrSvg(text))).zxing).toBe(text);
  });

  test("is read on the poster", async () => {
    const { width, height, pixelRatio } = QR_POSTER;
    const size = 210 * pixelRatio;
    const poster = await sharp({
      create: { width: width * pixelRatio, height: height * pixelRatio, channels: 3, background: "#ffffff" },
    })
      .composite([
        {
          input: await sharp(await drawQrPng(CARD))
            .resize(size, size, { kernel: "nearest" })
            .toBuffer(),
        },
      ])
      .png()
      .toBuffer();
    expect(await sharp(poster).metadata()).toMatchObject({ width: 652, height: 968 });
    expect(await readQr(poster)).toEqual(bothRead(CARD));
    expect(qrFileName(SLUG)).toBe(`Card-${SLUG}.png`);
  });

  test("is drawn once as long as it is the same", async () => {
    const png = await drawQrPng(CARD, { logo: await logo() });
    expect(await drawQrPng(CARD, { logo: await logo() })).toBe(png);
    for (const other of [{ logo: await logo("#000000") }, { logo: await logo(), scale: 8 }, {}])
      expect((await drawQrPng(CARD, other)).equals(png)).toBe(false);
  });

  test("with a logo can be read too, as PNG, as SVG and on paper", async () => {
    const png = await drawQrPng(CARD, { logo: await logo(), scale: 8 });
    expect(await readQr(png)).toEqual(bothRead(CARD));
    expect((await readQr(await drawQrPng(CARD, { logo: await logo("#000000") }))).zxing).toBe(CARD);
    expect((await readQr(await drawQrSvg(CARD, { logo: await logo() }))).zxing).toBe(CARD);
    const scanned = await sharp(png)
      .blur(2)
      .rotate(7, { background: "#ffffff" })
      .jpeg({ quality: 40 })
      .toBuffer();
    expect((await readQr(scanned)).zxing).toBe(CARD);
  });

  test("with a logo covers at most a fifth of its width, on white", async () => {
    const { data, info } = await sharp(await drawQrPng(CARD, { logo: await logo("#ff0000"), scale: 10 }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (at: number) => data[at] === 255 && data[at + 1] === 0;
    const columns = new Set<number>();
    for (let at = 0; at < data.length; at += 3) if (isRed(at)) columns.add((at / 3) % info.width);
    expect(columns.size).toBeGreaterThan(0);
    expect(columns.size).toBeLessThanOrEqual((info.width - 80) * 0.2);
    expect(Math.abs(Math.min(...columns) + Math.max(...columns) + 1 - info.width)).toBeLessThanOrEqual(2);
  });

  test("with a logo mostly survives damage to one module in a hundred", async () => {
    const png = await drawQrPng(CARD, { logo: await logo(), scale: 4 });
    let read = 0;
    for (let turn = 1; turn <= 10; turn++) {
      const { zxing, zbar = zxing } = await readQr(await damaged(png, turn));
      if (zbar === CARD) read++;
    }
    // jsQR fails on many damaged codes without a logo, too.
    expect(read).toBeGreaterThanOrEqual(hasZbar ? 9 : 4);
  });

  test.each([
    ["no text", "", {}, QR_TEXT.noText],
    ["version 0", "A", { version: 0 }, QR_TEXT.badVersion],
    ["version 41", "A", { version: 41 }, QR_TEXT.badVersion],
    ["half a version", "A", { version: 1.5 }, QR_TEXT.badVersion],
    ["more than a code holds", "a".repeat(2332), {}, QR_TEXT.tooMuch],
    ["more than the version holds", "a".repeat(100), { version: 1 }, QR_TEXT.tooMuch],
  ])("is refused for %s", async (_what, text, options, message) => {
    await expect(drawQrPng(text, options)).rejects.toThrow(message);
    await expect(drawQrSvg(text, options)).rejects.toThrow(message);
  });

  test("holds as much as the largest one can", async () => {
    const most = "a".repeat(2331);
    expect((await readQr(await drawQrPng(most, { version: 40 }))).zxing).toBe(most);
  });
});

/** The same code with some modules inverted. The seed decides which. */
async function damaged(png: Buffer, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const modules = width / 4 - 8;
  let state = seed * 2_654_435_761;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  for (let count = Math.round(modules ** 2 / 100); count > 0; count--) {
    const left = (random(modules) + 4) * 4;
    const top = (random(modules) + 4) * 4;
    for (let y = top; y < top + 4; y++) {
      for (let x = left * channels; x < (left + 4) * channels; x++) {
        const at = y * width * channels + x;
        data[at] = 255 - (data[at] ?? 0);
      }
    }
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}
