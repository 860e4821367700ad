// Apart from the endpoints, so that the browser takes these without zod.

/** The ranges that the screen offers, in days. */
export const ANALYTICS_RANGES = [7, 30, 90] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];
export const DEFAULT_ANALYTICS_DAYS = 30;
/** A year, and a day for leap years. */
export const MOST_ANALYTICS_DAYS = 366;
/** The most rows of a list: further countries, sites and so on are left out. */
export const MOST_ANALYTICS_ROWS = 20;

/** The figures, in the order in which they are shown. */
export const ANALYTICS_FIGURES = {
  views: "Views",
  uniqueVisitors: "Unique visitors",
  shares: "Shares",
  contactSaves: "Contact saves",
  bookmarks: "Bookmarks",
  linkClicks: "Link clicks",
  scans: "Scans",
  leads: "Leads",
} as const;
export type AnalyticsFigure = keyof typeof ANALYTICS_FIGURES;

/** The tables beside the plot over time; each is a CSV file too. */
export const ANALYTICS_TABLES = {
  channels: { label: "Channels", column: "Channel", counted: "Views" },
  countries: { label: "Countries", column: "Country", counted: "Views" },
  devices: { label: "Devices", column: "Device", counted: "Views" },
  referrers: { label: "Referrers", column: "Referrer", counted: "Views" },
  links: { label: "Top links", column: "Link", counted: "Clicks" },
} as const;
export type AnalyticsTable = keyof typeof ANALYTICS_TABLES;

const CHANNELS: Record<string, string> = {
  link: "Link or scan",
  shared: "Shared link",
  saved: "Saved copy",
  qr: "Dynamic QR code",
  team: "Team card link",
};
const DEVICES: Record<string, string> = { phone: "Phone", tablet: "Tablet", desktop: "Computer" };
const LINKS: Record<string, string> = {
  phone: "Phone",
  business_phone: "Business phone",
  email: "E-mail",
  business_email: "Business e-mail",
  website: "Website",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  facebook: "Facebook",
  twitter: "X/Twitter",
  youtube: "YouTube",
  address: "Address",
};
const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The label of a row in one of the tables. */
export function analyticsRowName(table: AnalyticsTable, key: string | null): string {
  if (key === null) return table === "referrers" ? "Direct or unknown" : "Unknown";
  switch (table) {
    case "channels":
      return CHANNELS[key] ?? key;
    case "devices":
      return DEVICES[key] ?? key;
    case "links":
      return LINKS[key] ?? key;
    case "countries":
      return (/^[A-Z]{2}$/.test(key) && COUNTRIES.of(key)) || key;
    case "referrers":
      return key;
  }
}

export const ANALYTICS_TEXT = {
  badDay: "Enter a day such as 2026-11-05.",
  badZone: "Enter a time zone such as Asia/Kolkata.",
  endsBeforeItBegins: "The last day is before the first one.",
  tooLong: `At most ${MOST_ANALYTICS_DAYS} days at once.`,
  countsOnly: "This card was taken over. Its member sees the whole of its analytics, you see the counts.",
} as const;
