import pg from "pg";

/** A value as it is written into a statement: a prepared one that is explained takes no parameters. */
export const literalOf = (value: unknown): string =>
  value === null || value === undefined ? "null" : pg.escapeLiteral(textOf(value));

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(each)).join()}}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}
