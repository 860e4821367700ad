// Limits that several rooms share; a room's own are in its `…-limits.ts` or `…-words.ts`. Free of zod: screens import it.

/** The most characters of words to search by. */
export const SEARCH_MAX = 80;
/** With fewer, nothing is searched for. */
export const SEARCH_MIN = 2;

/** The most characters of a number as it is typed, with a decimal point or commas. */
export const TYPED_NUMBER_MAX = 12;
/** The same of an amount in rupees. */
export const TYPED_RUPEES_MAX = 15;
/** The same up to hundreds of crores. */
export const TYPED_SUM_MAX = 18;

/** How many digits somebody may type for a number up to this one. */
export const digitsOf = (most: number) => String(most).length;
