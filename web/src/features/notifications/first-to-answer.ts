import type { Notification, NotificationType } from "@cardplaza/contract/notifications/notifications";

/** What a first lead, enquiry or application rings with. */
const FIRST: readonly NotificationType[] = ["contact_attempt", "enquiry_sent", "job_application"];

export const hasFirstToAnswer = (notifications: readonly Notification[]) =>
  notifications.some(({ type }) => FIRST.includes(type));
