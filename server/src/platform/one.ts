/** The row of a query that finds, inserts or counts exactly one. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (rows.length !== 1 || row === undefined) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}
