/**
 * The reasons that the page offers. Separate from the endpoints, so that public pages can import it without
 * zod.
 */
export const REPORT_REASONS = [
  "Pretends to be somebody else",
  "Fraud or scam",
  "Spam",
  "Intimate pictures without consent",
  "Offensive or illegal content",
  "Shows my details without my consent",
  "Something else",
] as const;
