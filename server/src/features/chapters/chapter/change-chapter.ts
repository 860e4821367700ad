import { eq } from "drizzle-orm";
import type { ChapterChange } from "@cardplaza/contract/chapters/chapter-fields";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { firstWeekday } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { invalid } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { archiveChapter, restoreChapter } from "./archive-chapter.ts";
import { findChapter, lockChapterManagedBy } from "./chapter-queries.ts";
import { nameKeyOf, placeOf, storedCity } from "./chapter-values.ts";
import { chapters, type ChapterRow } from "./chapters.table.ts";
import { offerFreeSeat } from "./members/offer-free-seat.ts";
import { switchSeats } from "./members/switch-seats.ts";
import { planMeetings } from "./plan-meetings.ts";
import { showChapter } from "./show-chapter.ts";
import { refusingTakenName } from "./chapter-conflicts.ts";

type Fields = Omit<ChapterChange, "version" | "updated_at" | "archived">;

/** Changes only what was sent. Officers may; archiving and opening again is for the leader. */
export async function changeChapter(
  ctx: MemberContext,
  id: string,
  { version, updated_at, archived, ...fields }: ChapterChange,
) {
  const city = fields.city ?? (await findChapter(ctx.db, id)).city;
  return refusingTakenName(storedCity(city), () =>
    inTransaction(ctx.db, async (tx) => {
      if (archived === false) await restoreChapter(ctx, tx, id, { version, updated_at });
      const { chapter } = await lockChapterManagedBy(tx, id, ctx.member.id, ctx.now);
      if (archived !== false) requireLatest(chapter, { version, updated_at });
      if (Object.keys(fields).length > 0) await changeFields(ctx, tx, chapter, fields);
      if (archived === true) await archiveChapter(ctx, tx, id);
      await changed(ctx, tx, "chapter", [id]);
      return showChapter({ ...ctx, db: tx }, id);
    }),
  );
}

async function changeFields(ctx: MemberContext, tx: Tx, chapter: ChapterRow, fields: Fields): Promise<void> {
  const { member, now } = ctx;
  const after = { ...chapter, ...fields };
  requirePlaceToMeet(after);
  if (after.maxMembers < chapter.seated)
    throw invalid({ maxMembers: CHAPTER_TEXT.moreSeats(chapter.seated) });
  await requireOwnPictures(tx, member.id, { cover: fields.cover }, [chapter.cover]);
  const isMoved = after.city !== chapter.city || after.pin !== chapter.pin || fields.state !== undefined;
  const rhythm = rhythmAfter(chapter, fields, now);
  await tx
    .update(chapters)
    .set({
      ...fields,
      ...(isMoved && placeOf({ ...after, state: fields.state })),
      nameKey: nameKeyOf(after.name),
      firstDay: rhythm.firstDay,
      ...nextVersion(chapter, now),
    })
    .where(eq(chapters.id, chapter.id));
  if (after.oneSeatPerCategory !== chapter.oneSeatPerCategory)
    await switchSeats(tx, chapter.id, after.oneSeatPerCategory);
  if (rhythm.isNew || after.durationMin !== chapter.durationMin) await planMeetings(ctx, tx, chapter.id);
  const hasMoreSeats =
    after.maxMembers > chapter.maxMembers || (chapter.oneSeatPerCategory && !after.oneSeatPerCategory);
  if (hasMoreSeats) await offerFreeSeat(ctx, tx, chapter.id);
}

/** The contract checks what was sent; this checks it together with what was there. */
function requirePlaceToMeet({ online, venue, link }: Pick<ChapterRow, "online" | "venue" | "link">): void {
  if (online && link === "") throw invalid({ link: CHAPTER_TEXT.needLink });
  if (!online && venue === "") throw invalid({ venue: CHAPTER_TEXT.needVenue });
}

/** A new day or frequency counts from today, unless another day was chosen. */
function rhythmAfter(chapter: ChapterRow, fields: Fields, now: Date) {
  const { weekday = chapter.weekday, frequency = chapter.frequency, startTime = chapter.startTime } = fields;
  const hasOtherDays = weekday !== chapter.weekday || frequency !== chapter.frequency;
  const from = fields.firstDay ?? (hasOtherDays ? dateInIndia(now) : chapter.firstDay);
  const firstDay = firstWeekday(weekday, from);
  const isNew = hasOtherDays || firstDay !== chapter.firstDay || startTime !== chapter.startTime;
  return { firstDay, isNew };
}
