import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { sharedTestApp } from "../../testing/test-app.ts";
import * as files from "./files.fixtures.ts";
import { uploadCalls, type Sent } from "./upload.fixtures.ts";
import { cpuTimeOf } from "../../testing/cpu-time.ts";

const app = await sharedTestApp();
const ravi = await app.signIn("Ravi");
const { send, fetched } = uploadCalls(app, ravi);

const storedFiles = async () =>
  new Set(await readdir(join(app.dataDir, "files"), { recursive: true }).catch(() => []));

describe("what is refused, leaving no file behind", () => {
  const refused = async (bytes: Uint8Array, sent: Partial<Sent> = {}) => {
    const before = await storedFiles();
    const { status, json } = await send(bytes, sent);
    expect(await storedFiles()).toEqual(before);
    expect(json.error).toBe(json.message);
    return { status, code: json.code, file: json.fields?.file };
  };
  const refusedAtOnce = async (bytes: Uint8Array, sent: Partial<Sent> = {}) => {
    let response: Awaited<ReturnType<typeof refused>> | undefined;
    expect(await cpuTimeOf(async () => (response = await refused(bytes, sent)))).toBeLessThan(1_000);
    return response;
  };
  const damaged = { status: 400, code: "VALIDATION", file: UPLOAD_TEXT.unreadable };
  const bomb = { status: 400, code: "VALIDATION", file: UPLOAD_TEXT.tooManyPixels };
  const notAPicture = { status: 415, code: "UNSUPPORTED_TYPE", file: UPLOAD_TEXT.notAPicture };

  test("a PNG that claims 50,000 by 50,000 pixels", async () => {
    expect(await refusedAtOnce(files.pngOf(50_000, 50_000, "claimed"))).toEqual(bomb);
  });

  test("a small file that really unpacks to 400 million pixels", async () => {
    const png = files.pngOf(20_000, 20_000, "real");
    expect(png.length).toBeLessThan(100_000);
    expect(await refusedAtOnce(png)).toEqual(bomb);
    expect(await refusedAtOnce(png, { purpose: "document" })).toEqual(bomb);
  });

  test("a GIF that claims 65,535 by 65,535 pixels", async () => {
    expect((await refusedAtOnce(files.gifClaiming(65_535, 65_535)))?.status).toBe(400);
  });

  test("a JPEG that is drawn over itself a thousand times", async () => {
    expect(await refusedAtOnce(await files.overdrawnJpeg(1000))).toEqual(damaged);
  });

  test("an SVG, whatever its name and type", async () => {
    expect(await refused(files.svg, { name: "logo.svg", type: "image/svg+xml" })).toEqual(notAPicture);
    expect(await refused(files.svg, { name: "logo.png", type: "image/png" })).toEqual(damaged);
    expect((await refused(files.svg, { purpose: "document" })).status).toBe(415);
  });

  test("a web page named photo.jpg", async () => {
    expect(await refused(files.html, { name: "photo.jpg", type: "image/jpeg" })).toEqual(damaged);
    expect(await refused(files.html, { name: "photo.html", type: "text/html" })).toEqual(notAPicture);
  });

  test("a script that begins like a GIF", async () => {
    const script = Buffer.from("GIF89a/*" + "\0".repeat(40) + "*/=1;alert(document.domain)//");
    expect((await refused(script, { name: "x.gif", type: "image/gif" })).status).toBe(400);
  });

  test.each(["jpeg", "png", "webp", "gif"] as const)("a %s that was cut off on its way", async (format) => {
    const noisy = sharp({
      create: {
        width: 150,
        height: 150,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    });
    const whole = await noisy.toFormat(format).toBuffer();
    expect(await refused(whole.subarray(0, Math.floor(whole.length * 0.6)))).toEqual(damaged);
    expect((await refused(whole.subarray(0, 20))).status).toBeGreaterThanOrEqual(400);
  });

  test("an empty file", async () => {
    expect(await refused(Buffer.alloc(0), { name: "photo.jpg", type: "image/jpeg" })).toEqual(damaged);
  });

  test("a picture above 5 MB and a document above 10 MB", async () => {
    const photo = Buffer.concat([await files.jpegFrom(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refused(photo)).toEqual({
      status: 413,
      code: "TOO_LARGE",
      file: UPLOAD_TEXT.pictureTooLarge,
    });
    const document = Buffer.concat([files.pdf, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refused(document, { purpose: "document" })).toEqual({
      status: 413,
      code: "TOO_LARGE",
      file: UPLOAD_TEXT.documentTooLarge,
    });
    expect((await refused(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
  });

  test("a WebP logo, which the specification does not know", async () => {
    const webp = await files.picture().webp().toBuffer();
    expect(await refused(webp, { purpose: "logo", name: "logo.webp", type: "image/webp" })).toEqual({
      ...notAPicture,
      file: UPLOAD_TEXT.notALogo,
    });
  });

  test("a PDF as a portrait, and a damaged PDF or Word document as a document", async () => {
    expect(await refused(files.pdf, { name: "cv.pdf", type: "application/pdf" })).toEqual(notAPicture);
    expect(await refused(files.pdf.subarray(0, 60), { purpose: "document", name: "cv.pdf" })).toEqual(
      damaged,
    );
    const docx = files.docx();
    expect(
      await refused(docx.subarray(0, docx.length - 30), { purpose: "document", name: "cv.docx" }),
    ).toEqual(damaged);
  });

  test("a Word document whose parts unpack to 50 MB", async () => {
    expect(
      (await refused(files.docxBomb(50 * 1024 * 1024), { purpose: "document", name: "cv.docx" })).status,
    ).toBe(400);
  });

  test.each(["named", "docm", "typed"] as const)("a Word document with macros: %s", async (kind) => {
    const refusal = await refused(files.docxWithMacros[kind](), { purpose: "document", name: "cv.docx" });
    expect([refusal.status, refusal.code]).toEqual([415, "UNSUPPORTED_TYPE"]);
    expect([UPLOAD_TEXT.macros, UPLOAD_TEXT.notADocument]).toContain(refusal.file);
  });

  test("a program and a web page with the name of a PDF or a Word document", async () => {
    const notADocument = { status: 415, code: "UNSUPPORTED_TYPE", file: UPLOAD_TEXT.notADocument };
    for (const bytes of [...files.programs, files.html])
      for (const [name, type] of [
        ["cv.pdf", "application/pdf"],
        ["cv.docx", ""],
      ] as const)
        expect(await refused(bytes, { purpose: "document", name, type })).toEqual(notADocument);
  });

  test("a Word document with a password", async () => {
    expect(await refused(files.protectedWord, { purpose: "document", name: "cv.docx" })).toEqual({
      ...damaged,
      file: UPLOAD_TEXT.protected,
    });
  });

  test("an unknown purpose, two files, no file", async () => {
    expect((await send(await files.jpegFrom(), { purpose: "weapon" })).json.fields).toHaveProperty("purpose");
    const body = new FormData();
    body.set("purpose", "portrait");
    expect((await app.call("POST", "/api/uploads", { as: ravi, body })).status).toBe(400);
    for (const name of ["a.jpg", "b.jpg"]) body.append("file", new File(["x"], name));
    expect((await app.call("POST", "/api/uploads", { as: ravi, body })).status).toBe(400);
  });

  test("anything from a visitor who is not signed in", async () => {
    expect(await refused(await files.jpegFrom(), { as: { token: "nobody" } })).toMatchObject({ status: 401 });
  });
});

describe("what is made harmless", () => {
  test("a web page appended to a photo is not in the stored file", async () => {
    const { json } = await send(Buffer.concat([await files.jpegFrom(), files.html]));
    for (const url of [json.url, pictureJpegUrl(json.url)]) {
      expect((await fetched(url)).bytes.includes("<script>")).toBe(false);
    }
  });

  test.each([
    "../../../../etc/cron.d/x.jpg",
    "..\\..\\x.jpg",
    "/etc/passwd",
    "a\r\nSet-Cookie: b.jpg",
    "C:x.jpg",
  ])("the file name %j decides nothing", async (name) => {
    const { status, json } = await send(await files.jpegFrom(), { name });
    expect(status).toBe(201);
    expect([...(await storedFiles())].every((file) => /^(\.unfinished|pictures|documents)/.test(file))).toBe(
      true,
    );
    expect(json.url).toMatch(/^\/files\/[0-9a-z]{20}\//);
  });

  test.each([
    "/files/..%2f..%2fsecret/96.webp",
    "/files/aaaaaaaaaaaaaaaaaaaa/..%2f..%2f..%2fsecret",
    "/files/aaaaaaaaaaaaaaaaaaaa/96.webp",
    "/files/aaaaaaaaaaaaaaaaaaaa/96.svg",
  ])("the address %s leads nowhere", async (path) => {
    expect((await fetched(path)).response.status).toBe(404);
  });
});
