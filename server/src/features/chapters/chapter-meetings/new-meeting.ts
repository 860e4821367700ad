import { randomBytes } from "node:crypto";
import { newId } from "../../../platform/ids.ts";
import type { ChapterRow } from "../chapter/chapters.table.ts";
import type { chapterMeetings } from "./chapter-meetings.table.ts";

type NewRow = typeof chapterMeetings.$inferInsert;
const SECRET_BYTES = 32;

/** A row for the table. Every meeting has a secret of its own, so a code fits no other one. */
export const newMeeting = (
  chapter: Pick<ChapterRow, "id" | "durationMin">,
  now: Date,
  fields: Partial<NewRow> & Pick<NewRow, "startsAt">,
): NewRow => ({
  id: newId(now.getTime()),
  chapterId: chapter.id,
  durationMin: chapter.durationMin,
  codeSecret: randomBytes(SECRET_BYTES).toString("base64url"),
  createdAt: now,
  ...fields,
});
