import { and, asc, desc, eq } from "drizzle-orm";
import { USER_TEXT } from "@cardplaza/contract/admin/user-words";
import type { AdminContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { forbidden, notFound } from "../../../platform/refusals.ts";
import type { AccountPart } from "../../../registry/account-part.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { admins } from "../../audit/admin.table.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { memberNotes } from "./notes.table.ts";

const MOST_SHOWN = 100;

/** The newest first. */
export async function notesAbout({ db, admin }: Pick<AdminContext, "db" | "admin">, memberId: string) {
  const rows = await db
    .select({ note: memberNotes, by: admins.name })
    .from(memberNotes)
    .innerJoin(admins, eq(admins.id, memberNotes.adminId))
    .where(eq(memberNotes.memberId, memberId))
    .orderBy(desc(memberNotes.id))
    .limit(MOST_SHOWN);
  return rows.map(({ note: { id, text, createdAt, editedAt, adminId }, by }) => ({
    _id: id,
    text,
    by,
    at: createdAt,
    editedAt,
    isOwn: adminId === admin.id,
  }));
}

export const addNote = (ctx: AdminContext, memberId: string, text: string) =>
  asAdmin(ctx, async (tx, record) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.erasedAt) throw notFound(USER_TEXT.notFound);
    const row = { id: newId(ctx.now.getTime()), memberId, adminId: ctx.admin.id, text, createdAt: ctx.now };
    const after = one(await tx.insert(memberNotes).values(row).returning());
    record({ action: "member.note", targetType: "member", targetId: memberId, after });
    return { notes: await notesAbout({ ...ctx, db: tx }, memberId) };
  });

interface Edited {
  noteId: string;
  text: string;
}

/** Only by who wrote it. */
export const editNote = (ctx: AdminContext, memberId: string, { noteId, text }: Edited) =>
  asAdmin(ctx, async (tx, record) => {
    const isThis = and(eq(memberNotes.id, noteId), eq(memberNotes.memberId, memberId));
    const [before] = await tx.select().from(memberNotes).where(isThis).for("no key update");
    if (!before) throw notFound(USER_TEXT.noteNotFound);
    if (before.adminId !== ctx.admin.id) throw forbidden(USER_TEXT.notYourNote);
    const change = { text, editedAt: ctx.now };
    const after = one(await tx.update(memberNotes).set(change).where(isThis).returning());
    record({ action: "member.note-edit", targetType: "member", targetId: memberId, before, after });
    return { notes: await notesAbout({ ...ctx, db: tx }, memberId) };
  });

/** What is noted about members is their data too, so their export has it; who wrote it is the writer's (0068). */
export const notesPart: AccountPart = {
  kinds: {
    "notes-by-administrators": (db: Db, memberId) =>
      db
        .select({
          text: memberNotes.text,
          createdAt: memberNotes.createdAt,
          editedAt: memberNotes.editedAt,
        })
        .from(memberNotes)
        .where(eq(memberNotes.memberId, memberId))
        .orderBy(asc(memberNotes.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(memberNotes).where(eq(memberNotes.memberId, memberId));
  },
};
