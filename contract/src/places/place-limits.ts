// Separate from the endpoints, so that the browser can import it without zod.

/** The longest name of a city or a state. */
export const PLACE_MAX = 80;
/** The number of suggestions while typing. */
export const MAX_CITIES = 8;
