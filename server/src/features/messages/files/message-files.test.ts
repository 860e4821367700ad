import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { DOCUMENT_URL } from "@cardplaza/contract/uploads/uploads";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { eventually } from "../../../testing/eventually.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { jpegFrom, pdf } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { webmVoice } from "../../uploads/voice.fixtures.ts";
import { newKey, writerOf } from "../messages.fixtures.ts";
import { messageFiles } from "../messages.table.ts";
import { scheduledMessages } from "../later/later.table.ts";
import { messagesRegistration } from "../messages.registration.ts";
import { saveFiles } from "./own-files.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let a: ReturnType<typeof writerOf>;
let r: ReturnType<typeof writerOf>;
let id: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
  await connect(app, asha, ravi);
  id = (await a.begin(ravi, "Good morning")).json.conversation._id;
});

const upload = async (as: Person, bytes: Uint8Array = pdf, purpose = "message", name = "offer.pdf") =>
  (await sendFile(app, bytes, { as, purpose, name })).url;
const idIn = (url: string) => DOCUMENT_URL.exec(url)?.[1] ?? "";
const isStored = async (url: string) => (await app.db.$count(uploads, eq(uploads.id, idIn(url)))) > 0;
const stored = async (url: string) =>
  (await readdir(join(app.dataDir, "files", "documents"))).filter((name) => name.startsWith(idIn(url)));
const sent = async (url: string) => {
  const { json } = await a.write(id, "", { files: [{ url }] });
  return json.message._id;
};
const newestOf = async (reader: ReturnType<typeof writerOf>, conversationId = id) =>
  (await reader.thread(conversationId)).json.messages.at(-1)!;
const statusOf = async (url: string) => (await app.call("GET", url)).status;

describe("files of a message", () => {
  test("come in their order, with what is known of them, and open with their links alone", async () => {
    const urls = [
      await upload(asha, await jpegFrom(), "message", "site.png"),
      await upload(asha),
      await upload(asha, await webmVoice(), "message", "voice"),
    ];
    const files = [{ url: urls[0]! }, { url: urls[1]! }, { url: urls[2]!, seconds: 7 }];
    expect((await a.write(id, "", { files })).status).toBe(201);
    const shown = (await newestOf(r)).files;
    expect(shown).toMatchObject([
      { kind: "picture", name: "site.jpg", type: "image/jpeg", width: 1000, height: 600, seconds: null },
      { kind: "document", name: "offer.pdf", type: "application/pdf", bytes: pdf.byteLength, width: null },
      { kind: "voice", name: "voice.webm", type: "audio/webm", seconds: 7 },
    ]);
    for (const { url } of shown) expect(await statusOf(url)).toBe(200);
    for (const url of urls) expect(await statusOf(url)).toBe(404);
  });

  test("are the sender's own, made for messages, and no more than five", async () => {
    const refused = async (url: string) => {
      const { status, json } = await a.write(id, "", { files: [{ url }] });
      return { status, files: json.fields?.files };
    };
    const notYours = { status: 400, files: UPLOAD_TEXT.notYourDocument };
    expect(await refused(await upload(ravi))).toEqual(notYours);
    expect(await refused(await upload(asha, pdf, "document"))).toEqual(notYours);
    expect(await refused(`/api/documents/${"0".repeat(20)}`)).toEqual(notYours);
    const url = await upload(asha);
    const many = Array.from({ length: 6 }, () => ({ url }));
    expect((await a.write(id, "", { files: many })).status).toBe(400);
  });

  test("passed on stay with who received them, also when the first message is deleted", async () => {
    const url = await upload(asha);
    const first = await sent(url);
    const neha = await app.signIn("Neha Joshi");
    await connect(app, ravi, neha);
    const other = (await r.begin(neha, "Look")).json.conversation._id;
    expect((await r.write(other, "", { forward: first })).status).toBe(201);
    await app.call("DELETE", `/api/messages/${first}?for=all`, { as: asha });
    expect((await newestOf(r)).files).toEqual([]);
    const [file] = (await newestOf(writerOf(app, neha), other)).files;
    expect(await statusOf(file!.url)).toBe(200);
  });

  test("that no message has any more are gone with their bytes, and old links open nothing", async () => {
    const url = await upload(asha);
    const first = await sent(url);
    const again = await sent(url);
    const link = (await newestOf(r)).files[0]!.url;
    await app.call("DELETE", `/api/messages/${first}?for=all`, { as: asha });
    expect(await statusOf(link)).toBe(200);
    await app.call("DELETE", `/api/messages/${again}?for=all`, { as: asha });
    expect(await isStored(url)).toBe(false);
    expect(await statusOf(link)).toBe(404);
    await eventually(async () => expect(await stored(url)).toEqual([]));
  });

  test("deleted for oneself alone are still there for the other", async () => {
    const first = await sent(await upload(asha));
    await app.call("DELETE", `/api/messages/${first}?for=me`, { as: asha });
    expect(await statusOf((await newestOf(r)).files[0]!.url)).toBe(200);
  });

  test("that are just being passed on are kept when the first message is deleted meanwhile", async () => {
    const url = await upload(asha);
    const first = await sent(url);
    const second = (await r.write(id, "Thanks")).json.message._id;
    const [file] = await app.db.select().from(messageFiles).where(eq(messageFiles.messageId, first));
    const deleting = await inTransaction(app.db, async (tx) => {
      await saveFiles(tx, second, [{ kind: file!.kind, seconds: file!.seconds, uploadId: idIn(url) }]);
      const under = app.call("DELETE", `/api/messages/${first}?for=all`, { as: asha });
      await eventually(async () => {
        const { rows } = await app.db.execute(
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows).toHaveLength(1);
      });
      return { under };
    });
    expect((await deleting.under).status).toBe(204);
    const [passedOn] = await app.db.select().from(messageFiles).where(eq(messageFiles.messageId, second));
    expect(passedOn?.uploadId).toBe(idIn(url));
  });

  test("that were removed a moment ago are not passed on", async () => {
    const url = await upload(asha);
    const first = await sent(url);
    await app.call("DELETE", `/api/messages/${first}?for=all`, { as: asha });
    const passedOn = { uploadId: idIn(url), kind: "document", seconds: null } as const;
    const pass = () => inTransaction(app.db, (tx) => saveFiles(tx, first, [passedOn]));
    await expect(pass()).rejects.toMatchObject({ details: { fields: { files: MESSAGE_TEXT.fileGone } } });
  });
});

test("what was never sent is removed after two days, but not what is sent or to be sent later", async () => {
  const [unsent, inMessage, later, ofOther] = [
    await upload(asha),
    await upload(asha),
    await upload(asha),
    await upload(asha, pdf, "document"),
  ];
  await sent(inMessage);
  const now = new Date();
  await app.db.insert(scheduledMessages).values({
    id: newId(),
    memberId: asha.member.id,
    conversationId: id,
    clientId: newKey(),
    contents: { body: "", files: [{ url: later }] },
    sendAt: new Date(now.getTime() + 30 * DAY_MS),
    createdAt: now,
  });
  const tidyAfter = (days: number) =>
    messagesRegistration.tidyUp!({ ...app.services, now: new Date(now.getTime() + days * DAY_MS) });
  const there = () => Promise.all([unsent, inMessage, later, ofOther].map(isStored));
  await tidyAfter(1.9);
  expect(await there()).toEqual([true, true, true, true]);
  await tidyAfter(2.1);
  expect(await there()).toEqual([false, true, true, true]);
});
