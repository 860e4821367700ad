// Separate from the endpoints, so that the browser can import it without zod.

export const MAX_HOME_CATEGORIES = 12;
export const MAX_HOME_CITIES = 8;
export const MAX_HOME_BUSINESSES = 6;
export const MAX_HOME_JOBS = 6;
export const MAX_HOME_CHAPTERS = 3;
/** Smaller figures look bad, so they are not shown. */
export const SMALLEST_SHOWN_COUNT = 100;

export const MAX_EXAMPLES = 6;
