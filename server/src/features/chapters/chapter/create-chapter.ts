import type { NewChapter } from "@cardplaza/contract/chapters/chapter-fields";
import { firstWeekday } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { nameKeyOf, placeOf } from "./chapter-values.ts";
import { chapters } from "./chapters.table.ts";
import { saveMembership } from "./members/save-membership.ts";
import { requireFewChapters } from "./members/seats.ts";
import { planMeetings } from "./plan-meetings.ts";
import { showChapter } from "./show-chapter.ts";
import { refusingTakenName } from "./chapter-conflicts.ts";

/** Starts a chapter that its founder leads. It is active once five members have a seat. */
export function createChapter(ctx: MemberContext, { category, firstDay, ...fields }: NewChapter) {
  const { member, now } = ctx;
  const place = placeOf(fields);
  return refusingTakenName(place.city, () =>
    inTransaction(ctx.db, async (tx) => {
      await requireOwnPictures(tx, member.id, { cover: fields.cover });
      await requireFewChapters(tx, member.id);
      const chapter = one(
        await tx
          .insert(chapters)
          .values({
            ...fields,
            ...place,
            id: newId(now.getTime()),
            nameKey: nameKeyOf(fields.name),
            firstDay: firstWeekday(fields.weekday, firstDay ?? dateInIndia(now)),
            lastMetAt: now,
            createdAt: now,
            updatedAt: now,
          })
          .returning(),
      );
      const { id } = chapter;
      const founder = { memberId: member.id, role: "leader", status: "active", category } as const;
      await saveMembership(tx, chapter, { ...founder, joinedAt: now }, now);
      await planMeetings(ctx, tx, id);
      await changed(ctx, tx, "chapter", [id]);
      return showChapter({ ...ctx, db: tx }, id);
    }),
  );
}
