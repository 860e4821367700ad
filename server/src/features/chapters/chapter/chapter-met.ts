import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { changed, type ChangeContext } from "../../../registry/changed.ts";
import { chapters, type ChapterRow } from "./chapters.table.ts";

/** A meeting took place then: the chapter rests no more. */
export async function chapterMet(
  ctx: ChangeContext,
  tx: Tx,
  chapter: Pick<ChapterRow, "id">,
  at: Date,
): Promise<void> {
  await tx
    .update(chapters)
    .set({
      lastMetAt: sql`greatest(${chapters.lastMetAt}, ${at.toISOString()}::timestamptz)`,
      status: sql`case when ${chapters.status} = 'dormant' then 'active' else ${chapters.status} end`,
    })
    .where(eq(chapters.id, chapter.id));
  await changed(ctx, tx, "chapter", [chapter.id]);
}
