import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { signDocumentUrl } from "./document-links.ts";
import * as files from "./files.fixtures.ts";
import { sendFile } from "./upload.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;

beforeAll(async () => {
  asha = await app.signIn("Asha");
});

async function sendDocument(bytes: Uint8Array, name: string): Promise<string> {
  const uploaded = await sendFile(app, bytes, { as: asha, purpose: "document", name });
  expect(uploaded.status).toBe(201);
  return uploaded.url;
}

const sign = (url: string, now = new Date()) => signDocumentUrl({ db: app.db, now }, url);

describe("a document", () => {
  test("has no public address: without a signature it is not found, even for its owner", async () => {
    const url = await sendDocument(files.pdf, "cv.pdf");
    expect((await app.call("GET", url)).status).toBe(404);
    expect((await app.call("GET", url, { as: asha })).status).toBe(404);
    const id = url.split("/").at(-1);
    expect((await app.call("GET", `/files/${id}/96.webp`)).status).toBe(404);
    expect((await app.call("GET", `/files/${id}/${id}.pdf`)).status).toBe(404);
  });

  test("opens with its link, as a download that is not cached", async () => {
    const link = await sign(await sendDocument(files.pdf, "Asha's cv.pdf"));
    const uploaded = await app.call("GET", link);
    expect(uploaded.status).toBe(200);
    expect(uploaded.text).toBe(files.pdf.toString());
    expect(Object.fromEntries(uploaded.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Asha's cv.pdf"; filename*=UTF-8''Asha%27s%20cv.pdf`,
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
  });

  test("reports that it has expired after ten minutes", async () => {
    const url = await sendDocument(files.pdf, "cv.pdf");
    const old = await app.call("GET", await sign(url, new Date(Date.now() - 601_000)));
    expect(old).toMatchObject({ status: 410, json: { message: UPLOAD_TEXT.linkExpired } });
    expect((await app.call("GET", await sign(url, new Date(Date.now() - 590_000)))).status).toBe(200);
  });

  test("does not open with a link that was changed or belongs to another document", async () => {
    const [mine, other] = [
      await sendDocument(files.pdf, "a.pdf"),
      await sendDocument(files.docx(), "b.docx"),
    ];
    const link = await sign(mine);
    const later = link.replace(/expires=\d+/, "expires=99999999999");
    for (const wrong of [
      later,
      link.replace(mine, other),
      `${link}x`,
      `${link}&signature=x`,
      link.replace(/signature=.*/, "signature="),
    ]) {
      expect((await app.call("GET", wrong)).status).toBe(404);
    }
  });

  test("may be a Word document or a photo, which loses its location data and opens in the browser", async () => {
    const word = await app.call("GET", await sign(await sendDocument(files.docx(), "offer")));
    expect(word.headers.get("content-disposition")).toContain('filename="offer.docx"');
    const response = await fetch(
      app.url + (await sign(await sendDocument(await files.jpegFrom(), "pan card.png"))),
    );
    expect(response.headers.get("content-disposition")).toContain('inline; filename="pan card.jpg"');
    const photo = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(photo).toMatchObject({ format: "jpeg", width: 1000 });
    expect(photo.exif).toBeUndefined();
  });

  test.each([
    ["../../etc/passwd", "passwd.pdf"],
    ['a"; filename="evil.exe', "a- filename=-evil.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", "a Set-Cookie- x=1.pdf"],
    ["..", "document.pdf"],
    ["बायोडाटा.pdf", "________.pdf"],
  ])("named %j is downloaded as %j", async (given, expected) => {
    const { headers } = await app.call("GET", await sign(await sendDocument(files.pdf, given)));
    expect(headers.get("content-disposition")).toContain(`filename="${expected}"`);
    expect(headers.get("set-cookie")).toBeNull();
  });
});
