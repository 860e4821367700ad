// Separate from the endpoints, so that the browser can import it without zod.
import { liveEvent } from "../live/live-stream.ts";

export const NOTIFICATION_TYPES = [
  "card_created",
  "request_sent",
  "request_accepted",
  "enquiry_sent",
  "contact_attempt",
  "message_received",
  "company_onboarded",
  "review_posted",
  "meeting_booked",
  "job_posted",
  "job_application",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const UNREAD_POLL_MS = 30_000;
export const NOTIFICATIONS_PER_PAGE = 20;
/** The highest count that is shown, so the database stops counting there. */
export const UNREAD_COUNTED_MAX = 1_000;
/** The same type about the same object reaches a member once within this time. */
export const NOTIFICATION_REPEAT_SECONDS = 60;
/** A notification that can grow does so for this long, then a new one begins. */
export const NOTIFICATION_GROWS_SECONDS = 2 * 86_400;
export const NOTIFICATION_MESSAGE_MAX = 300;

/** Settings that one call can change. */
export const MAX_CHOICES = 200;

/** SMS to one member on one day, as India counts. */
export const MAX_SMS_A_DAY = 5;

export interface NotificationEvent {
  unreadCount: number;
}
/** Name of the live event: a notification arrived or was read. */
export const NOTIFICATION_EVENT = liveEvent<NotificationEvent>("notification");

export const NOTIFICATION_TEXT = {
  none: "No notifications yet",
  markAllRead: "Mark all read",
  viewAll: "View all notifications",
  unknownKind: "There is no such kind of notification.",
  noSms: "This kind of notification does not come by SMS.",
  badZone: "Choose a time zone from the list.",
  sameTimes: "The end is the same as the start. Choose another end.",
  mailedToo: "We also sent it to your e-mail.",
  allRead: "All notifications marked as read",
  allReadText: "Your notification list has been updated.",
} as const;

interface TypeWords {
  label: string;
  /** What a locked screen shows of a kind without a line of its own: no names, no words of others. */
  pushLine: string;
  /** The default until the member chooses: on for what needs a reply, off for news. */
  emailByDefault: boolean;
}

export const NOTIFICATION_TYPE_WORDS: Record<NotificationType, TypeWords> = {
  contact_attempt: {
    label: "Contact from your card",
    pushLine: "Somebody contacted you",
    emailByDefault: true,
  },
  enquiry_sent: {
    label: "Enquiries",
    pushLine: "News about an enquiry or a referral",
    emailByDefault: true,
  },
  message_received: {
    label: "Messages and comments",
    pushLine: "You have a new message or notice",
    emailByDefault: true,
  },
  meeting_booked: {
    label: "Meetings",
    pushLine: "News about a meeting",
    emailByDefault: true,
  },
  job_application: {
    label: "Job applications",
    pushLine: "News about a job application",
    emailByDefault: true,
  },
  request_sent: {
    label: "Requests",
    pushLine: "You have a new request",
    emailByDefault: true,
  },
  request_accepted: {
    label: "Accepted requests",
    pushLine: "Your request was accepted",
    emailByDefault: true,
  },
  review_posted: {
    label: "Reviews",
    pushLine: "News about a review",
    emailByDefault: true,
  },
  job_posted: {
    label: "New jobs",
    pushLine: "New jobs for you",
    emailByDefault: false,
  },
  card_created: {
    label: "New cards",
    pushLine: "A new card is ready",
    emailByDefault: false,
  },
  company_onboarded: {
    label: "Company profile",
    pushLine: "Your company profile is complete",
    emailByDefault: false,
  },
};
