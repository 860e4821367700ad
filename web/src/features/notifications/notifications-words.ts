import type { NewsSubject } from "@cardplaza/contract/news";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Way } from "./settings-change.ts";

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
  title: "Notifications",
  description: `The bell in ${PRODUCT_NAME} shows everything. Choose what also comes by push, e-mail or SMS.`,
  loading: "Loading your settings",
  caption: "How each kind of notice reaches you",
  kind: "Notice",
  bell: "Bell",
  bellOn: "Always on",
  noSms: "Not by SMS",
  nameOfSwitch: (notice: string) => `${notice}: `,
  someOn: (on: number, all: number) => `${on} of ${all}`,
  chooseEach: "Choose one by one",
  fold: "Show less",
  presets: "Set all at once",
  onlyWaiting: "Only what waits for my answer",
  onlyWaitingHint:
    "Push and e-mail for leads, enquiries, requests and the like. Everything else stays under the bell.",
  defaults: "Back to the defaults",
  onlyWaitingSaved: "Only what waits for your answer comes by push and e-mail",
  defaultsSaved: "Your notifications are back to the defaults",
  undo: "Undo",
  notSaved: (reason: string) => `Not saved. ${reason}`,
  noDevice: "No device of yours rings yet, so nothing comes by push. Turn it on above.",
  smsHint: "An SMS comes only for a new lead or enquiry, when no device of yours rings, at most five a day.",
} as const;

export const WAY_WORDS: Record<Way, string> = { push: "Push", email: "E-mail", sms: "SMS" };

export const WHEN_WORDS = {
  quiet: "Quiet hours",
  quietHint: "Nothing rings then. Push and SMS come when the quiet hours end; the bell and e-mail go on.",
  from: "From",
  to: "To",
  zone: "Time zone",
  missingTime: "Enter a time such as 22:00.",
  saveTimes: "Save quiet hours",
  lockScreen: "Show names and messages on a locked screen",
  lockScreenHint:
    "If on, anybody who sees your phone can read who wrote and what. If off, a push says only what kind of notice it is.",
} as const;

/** What the kinds of a group are about. */
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
  messages: "Messages",
  plan: "Plan and payments",
  account: "Account and support",
};
