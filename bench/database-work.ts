import { readFile } from "node:fs/promises";
import type pg from "pg";

/** The processes of the product's connections to the database. */
export async function backendsOf(client: pg.Pool): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'cardplaza'",
  );
  return rows.map(({ pid }) => pid);
}

/** The CPU time of these processes, which a busy machine affects less than the elapsed time. */
export async function workedMs(pids: number[]): Promise<number> {
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "0")),
  );
  return stats.reduce((sum, stat) => sum + Number(stat.split(" ")[0]) / 1e6, 0);
}
