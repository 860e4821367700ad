import { QR_STATS_DAYS } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { DAY_MS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { scansOfCode, type ScanGroup } from "../events/scan-queries.ts";
import { findCodeOwnedBy } from "./qr-code-queries.ts";

/** Scans of the last 90 days by day in India, including days without scans. */
export async function showStats(ctx: MemberContext, id: string) {
  const { code } = await findCodeOwnedBy(ctx.db, ctx.member, id);
  const days = lastDays(ctx.now);
  const first = midnightInIndia(days[0] as string);
  const groups = await scansOfCode(ctx.db, code, first);
  const people = groups.filter(({ source }) => source === "person");
  const byDay = countBy(people, ({ day }) => day);
  return {
    total: sum(people),
    bots: sum(groups.filter(({ source }) => source === "bot")),
    days: days.map((day) => ({ day, scans: byDay.get(day) ?? 0 })),
    devices: ranked(
      countBy(people, ({ device }) => device ?? "other"),
      (device, scans) => ({ device, scans }),
    ),
    countries: ranked(
      countBy(people, ({ country }) => country),
      (country, scans) => ({ country, scans }),
    ),
  };
}

function lastDays(now: Date): string[] {
  return Array.from({ length: QR_STATS_DAYS }, (_, at) =>
    dateInIndia(new Date(now.getTime() - (QR_STATS_DAYS - 1 - at) * DAY_MS)),
  );
}

const sum = (groups: ScanGroup[]) => groups.reduce((total, { count }) => total + count, 0);

function countBy<K>(groups: ScanGroup[], keyOf: (group: ScanGroup) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const group of groups) counts.set(keyOf(group), (counts.get(keyOf(group)) ?? 0) + group.count);
  return counts;
}

const ranked = <K, T>(counts: Map<K, number>, present: (key: K, scans: number) => T): T[] =>
  [...counts].sort(([, a], [, b]) => b - a).map(([key, scans]) => present(key, scans));
