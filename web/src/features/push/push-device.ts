import type { DeviceWord } from "./push-words.ts";

const isTouchMac = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
const isApplePhone = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac();

/** What people call the device that they hold. */
export const deviceWord = (): DeviceWord =>
  isApplePhone() || /Android|Mobi/.test(navigator.userAgent) ? "phone" : "computer";

export const canPush = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Safari on a phone has pushes only for what was added to the home screen. */
export const needsHomeScreen = () =>
  isApplePhone() && "standalone" in navigator && navigator.standalone === false;
