import { categoryName } from "@cardplaza/contract/categories/business-categories";

/** Trades that nearly every chapter looks for, the most wanted first. */
const WANTED = [
  "chartered-accountants",
  "lawyers",
  "insurance-agents",
  "estate-agents",
  "interior-designers",
  "digital-marketing",
  "website-design",
  "caterers",
  "event-organisers",
  "photographers",
  "printing-presses",
  "dentists",
  "electricians",
  "travel-agents",
];
const MOST = 6;

/** The names of some trades whose seat is free. */
export const freeTrades = (taken: readonly string[]): string[] =>
  WANTED.filter((slug) => !taken.includes(slug))
    .map(categoryName)
    .filter(Boolean)
    .slice(0, MOST);
