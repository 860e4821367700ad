const isBlank = (row: object) => Object.values(row).every((text) => String(text).trim() === "");

/** A row that was added and left empty says nothing. */
export function withoutBlankRows<Values extends object>(
  values: Values,
  lists: readonly (keyof Values & string)[],
): Values {
  const filled = lists.map((list) => [list, (values[list] as object[]).filter((row) => !isBlank(row))]);
  return { ...values, ...Object.fromEntries(filled) };
}
