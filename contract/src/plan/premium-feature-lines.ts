import type { PREMIUM_FEATURES } from "./plan.ts";

/** One line about each premium feature. Separate from the plan, because most pages need only the names. */
export const PREMIUM_FEATURE_LINES: Record<(typeof PREMIUM_FEATURES)[number], string> = {
  "Advanced networking": "Suggestions with reasons, introductions, reminders and export",
  "AI card theme editor": "A design from one sentence or your logo, always easy to read",
  "Advanced QR": "Your colours, logo and frame, tested before you print",
  "Dynamic QR": "Change where a printed code leads, and see its scans",
  "Enquiry-based networking": "One request to up to 20 cards, replies side by side",
  "Paid reviews and ratings": "Tools to ask for reviews and to reply, never ratings",
  "Advanced lead management": "Notes, tags, reminders and export for every lead",
  "Priority SEO indexing": "Your own search title and description, in the priority sitemap",
  "Video introduction": "Up to a minute of you, on your card",
  "Unlimited team cards": "A card for everyone, with one template and import from a list",
  "Analytics on views and shares": "Views, shares and clicks over time, by channel and device",
  "Pro badge": "Shown on your card while you have Premium",
  "Verified badge": "Given once you prove that the card is yours, never for payment alone",
  "Priority search visibility": "A small, labelled lift among the results that match",
  "Direct leads": "Visitors can write to you without an account",
  "City filters": "Search several cities or a radius, and save the search",
  "Referral-based offline networking": "Give referrals inside your chapter and across chapters",
  "Chapter creation": "Start a chapter in your city and lead it",
  "Referral tracking": "Follow each referral until it is won, with its value",
  "Chapter leaderboard": "Who gives the most referrals, with every point explained",
};
