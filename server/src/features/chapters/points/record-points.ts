import { inArray } from "drizzle-orm";
import { monthOf } from "@cardplaza/contract/chapters/points-rules";
import type { PointKind } from "@cardplaza/contract/chapters/points-words";
import { takeTurns } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { addToTotals } from "./add-to-totals.ts";
import { holdRings, lockRings } from "./hold-rings.ts";
import { chapterPoints, type PointsRow } from "./points.table.ts";

export interface NewPoints {
  chapterId: string;
  memberId: string;
  kind: PointKind;
  points: number;
  /** When it happened. The entry belongs to that month. */
  at: Date;
  sourceId: string;
  withId?: string;
  /** Provisional until this meeting closes. */
  meetingId?: string;
}

/** Sets the points of each source and member: a second call with the same source changes the first entry. */
export async function recordPoints(tx: Tx, entries: readonly NewPoints[]): Promise<void> {
  await takeTurns(
    tx,
    "points",
    entries.map(({ sourceId }) => sourceId),
  );
  const stored = new Map((await findEntries(tx, entries)).map((row) => [keyOf(row), row]));
  const [replaced, added]: [PointsRow[], PointsRow[]] = [[], []];
  for (const entry of new Map(entries.map((each) => [keyOf(each), each])).values()) {
    const before = stored.get(keyOf(entry));
    const row = rowOf(entry, before);
    if (before && isSame(before, row)) continue;
    if (before) replaced.push(before);
    added.push(row);
  }
  await changeEntries(tx, replaced, added);
}

interface Source {
  kind: PointKind;
  sourceId: string;
  /** Only entries of these members; of all if absent. */
  memberIds?: readonly string[] | undefined;
}

/** Takes points back: of all members of the source, or of these. */
export const removePoints = (
  tx: Tx,
  kind: PointKind,
  sourceId: string,
  memberIds?: readonly string[],
): Promise<void> => removeAllPoints(tx, [{ kind, sourceId, memberIds }]);

/** The same for several sources: their locks are taken together, in the order of everybody else. */
export async function removeAllPoints(tx: Tx, sources: readonly Source[]): Promise<void> {
  await takeTurns(
    tx,
    "points",
    sources.map(({ sourceId }) => sourceId),
  );
  const removed = (await findEntries(tx, sources)).filter((row) =>
    sources.some(
      ({ kind, sourceId, memberIds }) =>
        row.kind === kind && row.sourceId === sourceId && (!memberIds || memberIds.includes(row.memberId)),
    ),
  );
  await changeEntries(tx, removed, []);
}

const keyOf = ({ sourceId, kind, memberId }: Pick<PointsRow, "sourceId" | "kind" | "memberId">) =>
  `${kind} ${memberId} ${sourceId}`;

const findEntries = async (tx: Tx, sources: readonly { sourceId: string }[]): Promise<PointsRow[]> =>
  sources.length === 0
    ? []
    : tx
        .select()
        .from(chapterPoints)
        .where(
          inArray(
            chapterPoints.sourceId,
            sources.map(({ sourceId }) => sourceId),
          ),
        );

/** Ids begin with the time, so entries are listed in the order of their ids. One that only changed keeps its id. */
const rowOf = (entry: NewPoints, before: PointsRow | undefined): PointsRow => ({
  ...entry,
  id: before?.at.getTime() === entry.at.getTime() ? before.id : newId(entry.at.getTime()),
  month: monthOf(entry.at),
  withId: entry.withId ?? null,
  meetingId: entry.meetingId ?? null,
  held: false,
});

const isSame = (before: PointsRow, after: PointsRow) =>
  (["id", "chapterId", "points", "withId", "meetingId"] as const).every(
    (field) => before[field] === after[field],
  );

/** Entries, what is held of them and the totals change together. */
async function changeEntries(tx: Tx, replaced: PointsRow[], added: PointsRow[]): Promise<void> {
  const touched = [...replaced, ...added];
  if (touched.length === 0) return;
  await lockRings(tx, touched);
  const ids = replaced.map(({ id }) => id);
  // Whether they were held is certain only now.
  const removed =
    ids.length > 0 ? await tx.delete(chapterPoints).where(inArray(chapterPoints.id, ids)).returning() : [];
  if (added.length > 0) await tx.insert(chapterPoints).values(added);
  await addToTotals(tx, [
    ...removed.filter(({ held }) => !held).map((row) => ({ ...row, points: -row.points })),
    ...added,
    ...(await holdRings(tx, touched)),
  ]);
}
