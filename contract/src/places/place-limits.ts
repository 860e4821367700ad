// Separate from the endpoints, so that the browser can import it without zod.

/** The longest name of a city or a state. */
export const PLACE_MAX = 80;
export const PLACE_MIN = 2;
/** The longest name of one of India's states. */
export const STATE_MAX = 60;
export const PIN_DIGITS = 6;
/** The number of suggestions while typing. */
export const MAX_CITIES = 8;
