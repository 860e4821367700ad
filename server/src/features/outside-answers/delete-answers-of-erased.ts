import { and, eq, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { OUTSIDE_ANSWER_TARGETS } from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { JobContext } from "../../context.ts";
import { outsideAnswers } from "./outside-answers.table.ts";

const query = new QueryBuilder();

/** Every night: what was said about records that were erased since. */
export async function deleteAnswersOfErased({ db, registry }: Pick<JobContext, "db" | "registry">) {
  const targets = new Map(registry.rooms.flatMap((room) => Object.entries(room.targets ?? {})));
  for (const type of OUTSIDE_ANSWER_TARGETS) {
    const id = targets.get(type);
    if (!id) continue;
    const record = query
      .select({ one: sql`1` })
      .from(id.table)
      .where(eq(id, outsideAnswers.targetId));
    await db.delete(outsideAnswers).where(and(eq(outsideAnswers.targetType, type), notExists(record)));
  }
}
