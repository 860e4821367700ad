import { getTableName, sql } from "drizzle-orm";
import type { JobContext } from "./context.ts";
import type { Job } from "./platform/jobs.ts";

/**
 * Every night: counts the rows that point to a kind and an id which does not exist. Some are expected, such as
 * enquiries about a card that was erased; a kind that no room registers is a mistake of ours.
 */
export const findOrphansJob: Job<JobContext, object> = {
  name: "find-orphans",
  schedule: "25 4 * * *",
  async run({ db, log, registry }, _data, signal) {
    const targets = new Map(registry.rooms.flatMap((room) => Object.entries(room.targets ?? {})));
    for (const { type, id } of registry.rooms.flatMap((room) => room.pointers ?? [])) {
      signal.throwIfAborted();
      const table = getTableName(type.table);
      const kinds = await db.selectDistinct({ kind: sql<string>`${type}` }).from(type.table);
      for (const { kind } of kinds) {
        const target = targets.get(kind);
        if (!target) log.error({ table, kind }, "rows point to a kind that no room registers");
        const isOrphan = target
          ? sql`${type} = ${kind} and not exists (select 1 from ${target.table} where ${target} = ${id})`
          : sql`${type} = ${kind}`;
        const count = await db.$count(type.table, isOrphan);
        if (target && count > 0) log.info({ table, kind, count }, "rows point to what is gone");
      }
    }
  },
};
