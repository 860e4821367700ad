import { ACCOUNT_DATA_NEWS } from "./account-data/account-data-news.ts";
import { CARD_NEWS } from "./cards/card-news.ts";
import { CASE_NEWS } from "./cases/case-news.ts";
import { CHAPTER_MEETING_NEWS } from "./chapters/chapter-meeting-news.ts";
import { CHAPTER_NEWS } from "./chapters/chapter-news.ts";
import { REFERRAL_NEWS } from "./chapters/referral-news.ts";
import { COMPANY_NEWS } from "./companies/company-news.ts";
import { CONNECTION_NEWS } from "./people/connection-news.ts";
import { MESSAGE_NEWS } from "./messages/message-news.ts";
import { POST_NEWS } from "./connect/post-news.ts";
import { LISTING_NEWS } from "./directory/listing-news.ts";
import { ENQUIRY_NEWS } from "./enquiries/enquiry-news.ts";
import { IT_NEWS } from "./it-services/it-news.ts";
import { APPLICATION_NEWS } from "./jobs/application-news.ts";
import { JOB_NEWS } from "./jobs/job-news.ts";
import { LEAD_NEWS } from "./leads/lead-news.ts";
import { OUTSIDE_ANSWER_NEWS } from "./outside-answers/outside-answer-news.ts";
import { ACCOUNT_NEWS } from "./notifications/account-news.ts";
import type { NewsKind } from "./notifications/news-kind.ts";
import { NOTIFICATION_TYPE_WORDS, type NotificationType } from "./notifications/notification-words.ts";
import { PRODUCT_NAME } from "./product.ts";
import { PLAN_NEWS } from "./plan/plan-news.ts";
import { REVIEW_NEWS } from "./reviews/review-news.ts";
import { SEARCH_NEWS } from "./search/search-news.ts";
import { SUPPORT_NEWS } from "./support/support-news.ts";

/** Every kind of notice. A new kind is one entry in the file of its room. */
export const NEWS = {
  ...CARD_NEWS,
  ...LEAD_NEWS,
  ...ENQUIRY_NEWS,
  ...OUTSIDE_ANSWER_NEWS,
  ...REVIEW_NEWS,
  ...SEARCH_NEWS,
  ...LISTING_NEWS,
  ...COMPANY_NEWS,
  ...IT_NEWS,
  ...JOB_NEWS,
  ...APPLICATION_NEWS,
  ...CONNECTION_NEWS,
  ...CHAPTER_NEWS,
  ...CHAPTER_MEETING_NEWS,
  ...REFERRAL_NEWS,
  ...POST_NEWS,
  ...MESSAGE_NEWS,
  ...PLAN_NEWS,
  ...SUPPORT_NEWS,
  ...CASE_NEWS,
  ...ACCOUNT_NEWS,
  ...ACCOUNT_DATA_NEWS,
};

export type News = keyof typeof NEWS;

/** What a notice of this kind is made of. */
export type NewsValues<Kind extends News> = Parameters<(typeof NEWS)[Kind]["text"]>[0];

const KINDS: Readonly<Record<string, NewsKind>> = NEWS;

export const isNews = (kind: string): kind is News => Object.hasOwn(NEWS, kind);
export const newsKind = (kind: News): NewsKind => KINDS[kind]!;

/** What kinds are about, in the order in which the settings list them. */
const SUBJECTS = {
  cards: [CARD_NEWS],
  leads: [LEAD_NEWS],
  enquiries: [ENQUIRY_NEWS],
  outsideAnswers: [OUTSIDE_ANSWER_NEWS],
  reviews: [REVIEW_NEWS],
  searches: [SEARCH_NEWS],
  listings: [LISTING_NEWS],
  companies: [COMPANY_NEWS],
  itServices: [IT_NEWS],
  jobs: [JOB_NEWS, APPLICATION_NEWS],
  people: [CONNECTION_NEWS],
  chapters: [CHAPTER_NEWS, CHAPTER_MEETING_NEWS],
  referrals: [REFERRAL_NEWS],
  posts: [POST_NEWS],
  messages: [MESSAGE_NEWS],
  plan: [PLAN_NEWS],
  account: [SUPPORT_NEWS, CASE_NEWS, ACCOUNT_NEWS, ACCOUNT_DATA_NEWS],
} as const;
export type NewsSubject = keyof typeof SUBJECTS;

/** These kinds by what they are about. */
export const newsBySubject = (kinds: readonly News[]): { subject: NewsSubject; kinds: News[] }[] =>
  (Object.keys(SUBJECTS) as NewsSubject[])
    .map((subject) => ({
      subject,
      kinds: kinds.filter((kind) => SUBJECTS[subject].some((room) => Object.hasOwn(room, kind))),
    }))
    .filter((group) => group.kinds.length > 0);

/** The kinds that the settings list, in the order of their rooms. */
export const NEWS_WITH_SETTING = (Object.keys(NEWS) as News[]).filter((kind) => !newsKind(kind).mailedApart);

export const newsOfType = (type: NotificationType): News[] =>
  NEWS_WITH_SETTING.filter((kind) => newsKind(kind).type === type);

export const isMailedByDefault = (kind: News): boolean => {
  const { emailByDefault, type } = newsKind(kind);
  return emailByDefault ?? NOTIFICATION_TYPE_WORDS[type].emailByDefault;
};

/** The line for a locked screen. */
export const pushLineOf = (kind: News): string => {
  const { pushLine, type } = newsKind(kind);
  return pushLine ?? NOTIFICATION_TYPE_WORDS[type].pushLine;
};

/** The template of an SMS must be registered word by word, so only the kind and the link differ. */
export const smsOf = (kind: News, url: string): string =>
  `${PRODUCT_NAME}: ${pushLineOf(kind)}. Answer here: ${url}`;
