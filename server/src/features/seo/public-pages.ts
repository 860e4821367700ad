/** The pages for everybody that search engines may list; cards have sitemaps of their own. */
export const PUBLIC_PAGES = ["/", "/digital-business-cards", "/create-card"] as const;
