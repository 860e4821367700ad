import { getTableName, sql } from "drizzle-orm";
import { check, type PgColumn } from "drizzle-orm/pg-core";

// Rules that the database itself checks. It refuses any other value, whichever code writes it.

/** A list of the contract, or one of its zod enums. */
type Known<Value> = readonly Value[] | { options: readonly Value[] };

/** The value must be in a fixed list, or null if the column allows null. */
export function oneOf<Column extends PgColumn>(column: Column, known: Known<Column["_"]["data"]>) {
  return check(nameOf(column, "is_known"), sql`${plain(column)} in (${literals(known)})`);
}

/** A list of such texts. */
export function allOf(column: PgColumn, known: Known<string>) {
  return check(nameOf(column, "are_known"), sql`${plain(column)} <@ array[${literals(known)}]::text[]`);
}

/** Counts and amounts: from `least` on. */
export function atLeast(column: PgColumn, least: number) {
  return check(nameOf(column, "range"), sql`${plain(column)} >= ${sql.raw(String(least))}`);
}

export function moreThan(column: PgColumn, bound: number) {
  return check(nameOf(column, "range"), sql`${plain(column)} > ${sql.raw(String(bound))}`);
}

/** Ratings and percentages: both ends are allowed. */
export function between(column: PgColumn, least: number, most: number) {
  return check(
    nameOf(column, "range"),
    sql`${plain(column)} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`,
  );
}

/** The upper end of a range, such as the highest price: always above the lower end. */
export function above(lower: PgColumn, upper: PgColumn) {
  return check(nameOf(upper, "range"), sql`${plain(upper)} > ${plain(lower)}`);
}

/** A rule that the upper value is not below the lower one. */
export function notBelow(lower: PgColumn, upper: PgColumn) {
  return check(nameOf(upper, "range"), sql`${plain(upper)} >= ${plain(lower)}`);
}

/** A list with at most so many entries. */
export function atMostEntries(column: PgColumn, most: number) {
  return check(nameOf(column, "range"), sql`cardinality(${plain(column)}) <= ${sql.raw(String(most))}`);
}

/** The second time is not before the first; they may be the same. */
export function inOrder(first: PgColumn, second: PgColumn) {
  return check(nameOf(second, "order"), sql`${plain(first)} <= ${plain(second)}`);
}

/** Either all of them are null or none is. The rule is named after the last one. */
export function together(...columns: [PgColumn, ...PgColumn[]]) {
  const list = sql.join(columns.map(plain), sql`, `);
  const name = nameOf(columns.at(-1) ?? columns[0], "together");
  return check(name, sql`num_nulls(${list}) in (0, ${sql.raw(String(columns.length))})`);
}

/** The column is filled if another one has this value, and null if it has another. */
export function givenWith<Other extends PgColumn>(
  column: PgColumn,
  other: Other,
  value: Other["_"]["data"] & string,
) {
  const name = nameOf(column, "given");
  return check(name, sql`(${plain(other)} = ${literals([value])}) = (${plain(column)} is not null)`);
}

/** The column without its table: the same text then holds in each partition. */
const plain = (column: PgColumn) => sql.identifier(column.name);

const nameOf = (column: PgColumn, rule: string) => `${getTableName(column.table)}_${column.name}_${rule}`;

/** Inlined: a constraint cannot hold parameters. */
function literals(known: Known<unknown>) {
  const values = "options" in known ? known.options : known;
  return sql.raw(values.map((value) => `'${String(value).replaceAll("'", "''")}'`).join(", "));
}
