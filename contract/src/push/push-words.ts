/** What a push carries to the browser's worker. It is encrypted on the way. */
export interface PushMessage {
  /** Names the subject: a later one about the same subject replaces it on the screen. */
  tag: string;
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  /** Opening it marks this notification as read. */
  notificationId: string;
}

/** Devices of one member that get pushes. The oldest one makes room. */
export const MAX_PUSH_DEVICES = 10;
export const MAX_DEVICE_NAME = 60;

export const PUSH_TEXT = {
  badEndpoint: "This is not an address of a push service.",
  badKey: "This is not a push key. Switch notifications on again in this browser.",
} as const;
