// Limits that several rooms share; a room's own are in its `…-limits.ts` or `…-words.ts`. Free of zod: screens import it.

/** The most characters of words to search by. */
export const SEARCH_MAX = 80;
/** The fewest letters that a search needs. */
export const SEARCH_MIN = 2;

/** The most characters of a number as it is typed, with a decimal point or commas. */
export const TYPED_NUMBER_MAX = 12;
/** The longest amount in rupees as somebody types it. */
export const TYPED_RUPEES_MAX = 15;
/** The longest amount up to hundreds of crores. */
export const TYPED_SUM_MAX = 18;

/** How many digits somebody may type for a number up to this one. */
export const digitsOf = (most: number) => String(most).length;
