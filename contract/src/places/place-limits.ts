// Apart from the endpoints, so that the browser takes these without zod.

/** Of the name of a city or a state. */
export const PLACE_MAX = 80;
/** Suggested while somebody types. */
export const MAX_CITIES = 8;
