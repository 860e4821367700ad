import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import type { MemberContext } from "../../context.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { documentUrl, signDocumentUrl } from "./document-links.ts";
import * as files from "./files.fixtures.ts";
import { storeSealed } from "./store-upload.ts";
import { findOwnDocument, findSealedDocument } from "./upload-queries.ts";
import { uploads, type UploadRow } from "./uploads.table.ts";
import { eventually } from "../../testing/eventually.ts";

const app = await sharedTestApp();
const asha = await app.signIn("Asha");
const ctx = { ...app.services, now: new Date(), member: asha.member } as MemberContext;
const RULE = {
  field: "resume",
  types: ["application/pdf"],
  maxBytes: 1000,
  tooLarge: "Too large.",
  wrongKind: "Only a PDF.",
};

const store = (
  bytes: Uint8Array,
  use: (upload: UploadRow) => Promise<UploadRow> = async (upload) => upload,
) => storeSealed(ctx, new File([new Uint8Array(bytes)], "cv.pdf"), RULE, (_tx, upload) => use(upload));
const stored = () => readdir(join(app.dataDir, "files", "documents")).catch(() => []);

test("a sealed document is found by its room alone, not by its address, even signed or as the owner's own", async () => {
  const { id } = await store(files.pdf);
  expect(await findSealedDocument(app.db, id)).toMatchObject({ id, name: "cv.pdf", kind: "sealed" });
  expect(await findOwnDocument(app.db, asha.member.id, documentUrl(id))).toBeNull();
  const link = await signDocumentUrl({ db: app.db, now: new Date() }, documentUrl(id));
  expect((await app.call("GET", link, { as: asha })).status).toBe(404);
});

test("if its room cannot save what refers to it, neither row nor file remain", async () => {
  const before = await stored();
  const count = await app.db.$count(uploads);
  let seen: string[] = [];
  const failed = store(files.pdf, async () => {
    seen = await stored();
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(seen).toHaveLength(before.length + 1);
  await eventually(async () => expect(await stored()).toEqual(before));
  expect(await app.db.$count(uploads)).toBe(count);
});

test.each([
  ["too large", Buffer.concat([files.pdf, Buffer.alloc(1000)]), "TOO_LARGE", RULE.tooLarge],
  ["of another kind", files.docx(), "UNSUPPORTED_TYPE", RULE.wrongKind],
  ["cut off", files.pdf.subarray(0, 60), "VALIDATION", UPLOAD_TEXT.unreadable],
  ["protected", files.protectedPdf, "VALIDATION", UPLOAD_TEXT.protected],
])("one that is %s is refused at its field", async (_what, bytes, code, message) => {
  await expect(store(bytes)).rejects.toMatchObject({
    code,
    message,
    details: { fields: { resume: message } },
  });
  expect(await app.db.$count(uploads, eq(uploads.bytes, bytes.byteLength))).toBe(0);
});
