/** The limit of characters of what is read from a paper card. */
export const PAPER_CARD_BOUNDS = {
  name: 80,
  role: 120,
  company: 120,
  phone: 40,
  email: 254,
  website: 500,
  address: 300,
} as const;
export type PaperCardField = keyof typeof PAPER_CARD_BOUNDS;
