import { type AdminRole, mayUse } from "@cardplaza/contract/admin-roles";
import type { WaitingQueue } from "@cardplaza/contract/admin/stats";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { z } from "zod";
import type { JobContext } from "../../../context.ts";

type Read = z.input<typeof WaitingQueue>;

/** The queues of this role, what is due next first. */
export async function readQueues(
  { db, now, registry }: Pick<JobContext, "db" | "now" | "registry">,
  role: AdminRole,
): Promise<(Read & { dueAt: Date | null })[]> {
  const mine = registry.queues.filter(({ roles }) => mayUse(role, roles));
  const found = [];
  // One after the other: a page that is opened each minute must not take the connections of others.
  for (const { name, path, hours, read } of mine) {
    const { count, oldest, dueAt } = await read(db);
    const ends = hours !== undefined && oldest ? new Date(oldest.getTime() + hours * HOUR_MS) : dueAt;
    found.push({ queue: name, count, oldest, dueAt: ends, isOverdue: ends !== null && ends < now, path });
  }
  return found.toSorted((one, other) => timeOf(one.dueAt) - timeOf(other.dueAt));
}

const timeOf = (dueAt: Date | null) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
