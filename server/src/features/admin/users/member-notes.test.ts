import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { USER_TEXT } from "@cardplaza/contract/admin/user-words";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { signInAs } from "../admin.fixtures.ts";
import { notesPart } from "./member-notes.ts";
import { memberNotes } from "./notes.table.ts";

const app = await sharedTestApp();
type Admin = Awaited<ReturnType<typeof signInAs>>;

const asha = await app.signIn("Asha Menon");
const path = `/api/admin/users/${asha.member.id}`;
const note = (as: Admin, text: string) => app.send("POST", `${path}/notes`, { as, body: { text } });

test("what Meera notes, Kabir reads, and only she changes it", async () => {
  const [meera, kabir] = [await signInAs(app, "Meera", "support"), await signInAs(app, "Kabir", "finance")];
  const { status, json } = await note(meera, "Called, wants the invoice again.");
  expect(status).toBe(201);
  const [made] = json.notes;
  const edit = (as: Admin, id = made._id) =>
    app.send("PATCH", `${path}/notes/${id}`, { as, body: { text: "Has the invoice." } });
  expect((await edit(kabir)).json.message).toBe(USER_TEXT.notYourNote);
  expect((await edit(meera, newId())).json.message).toBe(USER_TEXT.noteNotFound);
  expect((await edit(meera)).json.notes).toMatchObject([{ text: "Has the invoice.", isOwn: true }]);
  const { user } = (await app.send("GET", path, { as: kabir })).json;
  expect(user.notes).toMatchObject([
    { text: "Has the invoice.", by: "Meera", isOwn: false, editedAt: expect.any(String) },
  ]);
});

test("an analyst writes none, and an empty one is refused", async () => {
  expect((await note(await signInAs(app, "Leela", "analyst"), "Hello")).status).toBe(403);
  expect((await note(await signInAs(app, "Meera"), "  ")).status).toBe(400);
});

test("Asha's export has the text without who wrote it, and her erasure deletes it", async () => {
  await note(await signInAs(app, "Meera Nair"), "Asked twice for a refund.");
  const rows = await notesPart.kinds["notes-by-administrators"]!(app.db, asha.member.id);
  expect(rows.at(-1)).toEqual({
    text: "Asked twice for a refund.",
    createdAt: expect.any(Date),
    editedAt: null,
  });
  expect(JSON.stringify(rows)).not.toContain("Meera");
  const ctx = { ...app.services, now: new Date() };
  await inTransaction(app.db, (tx) => notesPart.erase(ctx, tx, asha.member.id));
  expect(await app.db.$count(memberNotes, eq(memberNotes.memberId, asha.member.id))).toBe(0);
});
