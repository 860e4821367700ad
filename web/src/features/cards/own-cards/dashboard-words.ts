/** What the dashboard says when something failed, as the specification words it. */
export const LOAD_FAILED = {
  team: { title: "Error", description: "Failed to load team business cards." },
  business: { title: "Error", description: "Failed to load business cards" },
} as const;
