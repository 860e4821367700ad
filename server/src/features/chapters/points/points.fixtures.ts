import Papa from "papaparse";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { recordPoints, type NewPoints } from "./record-points.ts";

type Named = Pick<Person, "member">;
type Fields = Partial<NewPoints>;

export const record = (app: Pick<TestApp, "db">, ...entries: NewPoints[]) =>
  inTransaction(app.db, (tx) => recordPoints(tx, entries));

/** A member was at a meeting. */
export const presence = (chapter: { id: string }, { member }: Named, fields: Fields = {}): NewPoints => ({
  chapterId: chapter.id,
  memberId: member.id,
  kind: "attendance",
  points: 3,
  at: new Date(),
  sourceId: newId(),
  ...fields,
});

/** A referral of the first member that the second accepted. */
export const accepted = (
  chapter: { id: string },
  from: Named,
  to: Named,
  fields: Fields = {},
): NewPoints => ({
  ...presence(chapter, from, { kind: "referral_accepted", points: 10, sourceId: newId() }),
  withId: to.member.id,
  ...fields,
});

/** The rows of a file by the names of its columns. */
export const readCsv = (text: string) =>
  Papa.parse<Record<string, string>>(text.replace("\uFEFF", "").trim(), { header: true }).data;
