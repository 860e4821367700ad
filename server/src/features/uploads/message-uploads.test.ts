import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DOCUMENT_URL } from "@cardplaza/contract/uploads/uploads";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { sharedTestApp } from "../../testing/test-app.ts";
import { signDocumentUrl } from "./document-links.ts";
import * as files from "./files.fixtures.ts";
import { sendFile } from "./upload.fixtures.ts";
import { findOwnDocument } from "./upload-queries.ts";
import { uploads } from "./uploads.table.ts";
import * as voices from "./voice.fixtures.ts";

const app = await sharedTestApp();
const asha = await app.signIn("Asha");
const send = (bytes: Uint8Array, name = "file", type = "") =>
  sendFile(app, bytes, { as: asha, purpose: "message", name, type });
const sign = (url: string) => signDocumentUrl({ db: app.db, now: new Date() }, url);
const rowOf = async (url: string) =>
  (
    await app.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, DOCUMENT_URL.exec(url)?.[1] ?? ""))
  )[0];

const INERT = /^default-src 'none'; sandbox;/;

describe("a file for a message", () => {
  test("that is a picture is private, drawn anew and of known size", async () => {
    const { status, json } = await send(await files.jpegFrom(6), "site.jpg");
    expect({ status, json }).toEqual({
      status: 201,
      json: { url: expect.stringMatching(DOCUMENT_URL), width: 600, height: 1000 },
    });
    expect(await rowOf(json.url)).toMatchObject({
      kind: "document",
      purpose: "message",
      type: "image/jpeg",
      width: 600,
      height: 1000,
    });
    expect((await app.call("GET", json.url, { as: asha })).status).toBe(404);
    expect((await app.call("GET", `/files/${DOCUMENT_URL.exec(json.url)?.[1]}/96.webp`)).status).toBe(404);
    const response = await fetch(app.url + (await sign(json.url)));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": expect.stringMatching(/^inline; filename="site.jpg"/),
      "content-security-policy": expect.stringMatching(INERT),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    });
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ width: 600, height: 1000 });
    expect(picture.exif).toBeUndefined();
  });

  test.each([
    ["offer.pdf", () => files.pdf, "offer.pdf"],
    ["offer", files.docx, "offer.docx"],
    ["prices.xls", files.xlsx, "prices.xlsx"],
  ])("that is a document, %s, is only downloaded", async (name, make, saved) => {
    const { json } = await send(make(), name);
    const { status, headers } = await app.call("GET", await sign(json.url));
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toContain(`attachment; filename="${saved}"`);
    expect(headers.get("content-security-policy")).toMatch(INERT);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("that moves shows its first frame", async () => {
    const { json } = await send(await files.animatedGif(), "dance.gif");
    expect(json).toMatchObject({ width: 120, height: 80 });
    expect(await rowOf(json.url)).toMatchObject({ type: "image/jpeg" });
  });

  test("is no document of another room, which it could take along when its message is deleted", async () => {
    const { json } = await send(files.pdf, "offer.pdf");
    expect(await findOwnDocument(app.db, asha.member.id, json.url)).toBeNull();
  });
});

describe("a voice note", () => {
  test.each([
    ["of Chrome", voices.webmVoice, "audio/webm", "webm"],
    ["of Chrome with its length", voices.finishedWebmVoice, "audio/webm", "webm"],
    ["of Safari", voices.mp4Voice, "audio/mp4", "m4a"],
    ["of a phone's recorder", voices.finishedMp4Voice, "audio/mp4", "m4a"],
    ["in an Ogg file", voices.oggVoice, "audio/ogg", "ogg"],
  ])("%s is recognised by its contents and played inline", async (_from, make, type, ending) => {
    const { status, json } = await send(await make(), "voice", "text/html");
    expect(status).toBe(201);
    const { headers } = await app.call("GET", await sign(json.url));
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringContaining(`inline; filename="voice.${ending}"`),
      "content-security-policy": expect.stringMatching(INERT),
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
  });

  test("is sent in parts to a player that asks for them, and not without its link", async () => {
    const bytes = await voices.webmVoice();
    const { url } = await send(bytes, "voice.webm", "audio/webm");
    const headers = { range: "bytes=10-19" };
    const part = await fetch(app.url + (await sign(url)), { headers });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 10-19/${bytes.byteLength}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20));
    expect((await fetch(app.url + url, { headers })).status).toBe(404);
  });
});

describe("what is refused for a message", () => {
  const refused = async (bytes: Uint8Array, name: string, type = "") => {
    const { status, json } = await send(bytes, name, type);
    return { status, file: json.fields?.file };
  };
  const notForAMessage = { status: 415, file: UPLOAD_TEXT.notForAMessage };
  const unreadable = { status: 400, file: UPLOAD_TEXT.unreadable };

  test.each([
    ["WebM", voices.webmVoice],
    ["MP4", voices.mp4Voice],
  ])("a film in %s that claims to be sound", async (_container, make) => {
    const film = await make({ withPictures: true });
    expect(await refused(film, "voice.webm", "audio/webm")).toEqual(notForAMessage);
  });

  test("recordings that lost their tracks, and noise with their first bytes", async () => {
    const webm = await voices.webmVoice();
    for (const bytes of [webm.subarray(0, 60), Buffer.concat([webm.subarray(0, 40), Buffer.alloc(9_000, 1)])])
      expect(await refused(bytes, "voice.webm", "audio/webm")).toEqual(notForAMessage);
    const mp4 = await voices.mp4Voice();
    expect(await refused(mp4.subarray(0, 40), "voice.m4a", "audio/mp4")).toEqual(notForAMessage);
  });

  test("programs, web pages and drawings with scripts, whatever their names", async () => {
    for (const bytes of [...files.programs, files.html, files.svg])
      for (const name of ["voice.webm", "photo.png", "prices.xlsx"])
        expect(await refused(bytes, name, "image/png")).toEqual(notForAMessage);
  });

  test.each(["named", "old", "xlsm"] as const)("an Excel document with macros: %s", async (kind) => {
    expect(await refused(files.xlsxWithMacros[kind](), "prices.xlsx")).toEqual({
      status: 415,
      file: UPLOAD_TEXT.macros,
    });
  });

  test.each(["named", "docm", "typed"] as const)("a Word document with macros: %s", async (kind) => {
    expect(await refused(files.docxWithMacros[kind](), "offer.docx")).toEqual({
      status: 415,
      file: UPLOAD_TEXT.macros,
    });
  });

  test("an Excel document that was cut off, or that has no workbook", async () => {
    const whole = files.xlsx();
    expect(await refused(whole.subarray(0, whole.length - 30), "prices.xlsx")).toEqual(unreadable);
    expect(await refused(files.emptyXlsx(), "prices.xlsx")).toEqual(unreadable);
  });

  test("more than 10 MB", async () => {
    const large = Buffer.concat([files.pdf, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refused(large, "a.pdf")).toEqual({ status: 413, file: UPLOAD_TEXT.messageFileTooLarge });
  });

  test("a sheet or a voice note as a document of another room", async () => {
    for (const bytes of [files.xlsx(), await voices.oggVoice()]) {
      const { status } = await sendFile(app, bytes, { as: asha, purpose: "document", name: "cv" });
      expect(status).toBe(415);
    }
  });
});
