// Apart from the endpoints, so that the browser takes these without zod.

export const MAX_TAGS = 10;
export const SAVED_TEXT = {
  ownCard: "This is your own card.",
} as const;
