// Apart from the endpoints, so that the browser takes these without zod.

export const MAX_HOME_CATEGORIES = 12;
export const MAX_HOME_CITIES = 8;
export const MAX_HOME_BUSINESSES = 6;
/** Smaller figures than this say nothing good, so they are not shown. */
export const SMALLEST_SHOWN_COUNT = 100;

export const MAX_EXAMPLES = 6;
