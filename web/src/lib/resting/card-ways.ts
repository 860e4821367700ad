import { CARD_PATHS } from "@cardplaza/contract/paths";

/** The three ways to a card, and the team's own. */
export const CARD_WAYS = {
  card: { path: CARD_PATHS.card, channel: "link", mode: "card" },
  preview: { path: CARD_PATHS.shared, channel: "shared", mode: "preview" },
  "business-card": { path: CARD_PATHS.saved, channel: "saved", mode: "card" },
  "team-card": { path: CARD_PATHS.team, channel: "team", mode: "card" },
} as const;
