/** The premium price in paise for one year. The server charges this, whatever a client sends. */
export const PREMIUM_PRICE_PAISE = 1_999_900;
export const PREMIUM_YEARS = 1;
export const FREE_TEAM_CARDS = 3;

export const FREE_FEATURES = [
  "Unlimited basic cards",
  "Generic QR codes",
  "Basic QR tracking",
  "Basic host review support",
  "Up to 3 team cards",
] as const;

/** What the plan includes, in the order of the upgrade dialog. */
export const PREMIUM_FEATURES = [
  "Advanced networking",
  "AI card theme editor",
  "Advanced QR",
  "Dynamic QR",
  "Enquiry-based networking",
  "Paid reviews and ratings",
  "Advanced lead management",
  "Priority SEO indexing",
  "Video introduction",
  "Unlimited team cards",
  "Analytics on views and shares",
  "Pro badge",
  "Verified badge",
  "Priority search visibility",
  "Direct leads",
  "City filters",
  "Referral-based offline networking",
  "Chapter creation",
  "Referral tracking",
  "Chapter leaderboard",
] as const;

export const PREMIUM_FEATURES_SHOWN_FIRST = 7;
