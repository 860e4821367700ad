import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { removeFilesJob, removeUploads } from "./remove-uploads.ts";
import { findOwnDocument, findOwnPicture, requireOwnPictures } from "./upload-queries.ts";
import * as files from "./files.fixtures.ts";
import { sendFile } from "./upload.fixtures.ts";
import { uploads } from "./uploads.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let portrait: string;
let resume: string;

const upload = async (as: Person, bytes: Uint8Array, purpose: string) =>
  (await sendFile(app, bytes, { as, purpose })).url;

beforeAll(async () => {
  [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
  portrait = await upload(asha, await files.jpegFrom(), "portrait");
  resume = await upload(asha, files.pdf, "document");
});

const require = (person: Person, fields: Record<string, string | null | undefined>, shown?: string[]) =>
  requireOwnPictures(app.db, person.member.id, fields, shown);

describe("picture fields", () => {
  test("Asha may use her own picture, and leave a field empty", async () => {
    await expect(
      require(asha, { photo: portrait, cover: "", logo: null, other: undefined }),
    ).resolves.toBeUndefined();
    expect(await findOwnPicture(app.db, asha.member.id, portrait)).toMatchObject({
      purpose: "portrait",
      width: 1000,
    });
  });

  test("Ravi cannot use Asha's picture", async () => {
    const refusal = { status: 400, details: { fields: { "gallery.1": UPLOAD_TEXT.notYourPicture } } };
    const own = await upload(ravi, await files.jpegFrom(), "gallery");
    await expect(require(ravi, { "gallery.0": own, "gallery.1": portrait })).rejects.toMatchObject(refusal);
  });

  test("Ravi may leave Asha's picture where their company already shows it", async () => {
    await expect(require(ravi, { logo: portrait }, [portrait])).resolves.toBeUndefined();
  });

  test("nobody can use a foreign address, a document or a size that does not exist", async () => {
    const wrong = [
      "https://elsewhere.example/a.jpg",
      "javascript:alert(1)",
      resume,
      portrait.replace("1000x", "1001x"),
      `${portrait}?x`,
    ];
    for (const url of wrong)
      await expect(require(asha, { photo: url })).rejects.toMatchObject({ status: 400 });
  });

  test("a document is found for its owner only", async () => {
    expect(await findOwnDocument(app.db, asha.member.id, resume)).toMatchObject({
      type: "application/pdf",
      bytes: files.pdf.length,
    });
    expect(await findOwnDocument(app.db, ravi.member.id, resume)).toBeNull();
    expect(await findOwnDocument(app.db, asha.member.id, portrait)).toBeNull();
  });
});

test("when Meera leaves, her files are deleted", async () => {
  const meera = await app.signIn("Meera");
  const id = (await upload(meera, await files.jpegFrom(), "portrait")).split("/")[2]!;
  const document = (await upload(meera, files.pdf, "document")).split("/").at(-1)!;
  const enqueued: { keys: string[] }[] = [];
  const jobs = {
    ...app.services.jobs,
    enqueue: vi.fn((_tx, _job, data) => Promise.resolve(void enqueued.push(data))),
  };
  await inTransaction(app.db, (tx) => removeUploads(tx, jobs, eq(uploads.memberId, meera.member.id)));
  for (const data of enqueued) {
    await removeFilesJob.run({ ...app.services, now: new Date() }, data, new AbortController().signal);
  }
  const left = await readdir(join(app.dataDir, "files"), { recursive: true });
  expect(left.filter((path) => path.includes(id) || path.includes(document))).toEqual([]);
});
