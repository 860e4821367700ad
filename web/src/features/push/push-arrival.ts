// What the worker of pushes and the pages say to each other. The worker imports it too, so it needs no window.

/** Added to the address that the worker opens. The page takes it away, and marks this notification as read. */
export const NOTIFICATION_PARAM = "notification";

/** Asks an open page to show a notification's screen. It answers through the port that comes with it. */
export interface OpenRequest {
  kind: "open-notification";
  path: string;
  notificationId: string;
  /** A page that slept must not act later: by then another one has opened. */
  before: number;
}

/** The push service gave this browser another subscription. */
export interface SubscriptionChanged {
  kind: "subscription-changed";
}

/** What a shown notification carries. */
export interface ShownData {
  path: string;
  notificationId: string;
}

export const isOpenRequest = (data: unknown): data is OpenRequest => kindOf(data) === "open-notification";

export const isSubscriptionChange = (data: unknown): data is SubscriptionChanged =>
  kindOf(data) === "subscription-changed";

const kindOf = (data: unknown) => (data as { kind?: unknown } | null)?.kind;
