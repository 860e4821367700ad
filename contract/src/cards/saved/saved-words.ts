// Apart from the endpoints, so that the browser takes these without zod.

export const MAX_TAGS = 10;
export const SAVED_TAG_MAX = 30;
export const SAVED_NOTE_MAX = 1000;
export const SAVED_TEXT = {
  ownCard: "This is your own card.",
} as const;
