/** The first id of every file of a sitemap, with `perFile` pages in each. */
export const everyNth = (rows: readonly { id: string }[], perFile: number): string[] =>
  rows.filter((_row, at) => at % perFile === 0).map(({ id }) => id);
