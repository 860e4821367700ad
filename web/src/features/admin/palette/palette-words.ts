import type { AdminSearchKind } from "@cardplaza/contract/admin/admin-search-words";
import { ADMIN_SEARCH_MIN } from "@cardplaza/contract/admin/admin-search-words";

export const PALETTE_WORDS = {
  open: "Search",
  keys: { mac: "⌘K", other: "Ctrl K" },
  title: "Search",
  label: "Name, address, number or id",
  hint: `Type at least ${ADMIN_SEARCH_MIN} letters. The arrow keys move, Enter opens.`,
  results: "Results",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  none: (q: string) => `Nothing found for “${q}”.`,
  failed: "The search did not work",
  noScreen: "No screen yet",
  kinds: {
    members: "Members",
    listings: "Business listings",
    companies: "Companies",
    claims: "Ownership claims",
    payments: "Payments",
    cases: "Cases",
    tickets: "Tickets",
  } satisfies Record<AdminSearchKind, string>,
};
