import type { NewsSubject } from "@cardplaza/contract/news";
import { PRODUCT_NAME } from "@cardplaza/contract/product";

/** What these screens say, besides what the server says too (`contract/src/notifications`). */
export const NOTIFICATIONS_WORDS = {
  title: "Notifications",
  unreadTitle: (unread: number) => `Notifications, ${unread} unread`,
  settings: "Notification settings",
  show: "Show",
  all: "All",
  unread: "Unread",
  unreadMark: "Unread: ",
  loading: "Loading notifications",
  loadMore: "Load more",
  nothingUnread: "Nothing unread",
  allSeen: "You have seen everything there is.",
  whatComes: "Leads, messages, meetings and reviews will show here.",
  shareCard: "Share your card",
  notMarked: "Nothing was marked as read",
  checkConnection: "Check your connection and try again.",
  justNow: "Just now",
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
} as const;

export const SETTINGS_WORDS = {
  title: "E-mail notifications",
  description: `You see every notification in ${PRODUCT_NAME}. Choose which ones also come by e-mail.`,
  loading: "Loading your settings",
  notSaved: "Your choice was not saved",
  chooseEach: (on: number, all: number) => `Choose one by one (${on} of ${all} on)`,
} as const;

/** The headings above many switches. */
export const SUBJECT_WORDS: Record<NewsSubject, string> = {
  cards: "Cards",
  leads: "Leads",
  enquiries: "Enquiries and quotes",
  outsideAnswers: "Calls, WhatsApp and e-mails",
  reviews: "Reviews",
  searches: "Saved searches",
  listings: "Business listings",
  companies: "Companies and products",
  itServices: "IT services",
  jobs: "Jobs and applications",
  people: "Connections",
  chapters: "Chapters",
  referrals: "Referrals and one-to-ones",
  posts: "Posts",
  plan: "Plan and payments",
  account: "Account and support",
};
