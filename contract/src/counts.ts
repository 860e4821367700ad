// Free of zod: screens import it.

/** Lists are counted up to here: nobody works by the exact figure, and it takes long at millions of rows. */
export const COUNTED_MAX = 1_001;

/** "999", and above a thousand "1,000+". */
export const shownCount = (count: number) =>
  count >= COUNTED_MAX ? `${(COUNTED_MAX - 1).toLocaleString("en-IN")}+` : count.toLocaleString("en-IN");
