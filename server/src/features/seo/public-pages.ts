/** The pages for everybody that search engines may list; cards have sitemaps of their own. */
export const PUBLIC_PAGES = [
  "/",
  "/digital-business-cards",
  "/create-card",
  "/card-scanner",
  "/about",
  "/contact-us",
  "/terms-and-conditions",
  "/privacy-policy",
  "/refund-policy",
  "/businesses",
  "/free-listing",
] as const;
