/** What the page offers to choose from. Apart from the endpoints, so that public pages take it without zod. */
export const REPORT_REASONS = [
  "Pretends to be somebody else",
  "Fraud or scam",
  "Spam",
  "Offensive or illegal content",
  "Shows my details without my consent",
  "Something else",
] as const;
