import { PRODUCT_NAME } from "@cardplaza/contract/product";

/** "phone" or "computer". */
export type DeviceWord = "phone" | "computer";

export const OFFER_WORDS = {
  title: (device: DeviceWord) => `Get told on this ${device} within seconds`,
  why: "Faster replies bring more business. You choose what rings, and when it stays quiet.",
  turnOn: "Turn on",
  notNow: "Not now",
  on: (device: DeviceWord) => `This ${device} rings now.`,
  choose: "Choose what rings",
  close: "Close",
} as const;

export const PUSH_WORDS = {
  title: "Push notifications",
  description: "A push rings your phone or computer within seconds, also when no tab is open.",
  loading: "Loading your devices",
  notLoaded: "Your devices did not load",
  devices: "Devices that ring",
  noDevice: "No device rings yet.",
  thisDevice: "This device",
  since: (day: string) => `Rings since ${day}`,
  remove: "Remove",
  removeDevice: (device: string) => `Remove ${device}`,
  notRemoved: (device: string) => `${device} was not removed`,
  off: (device: DeviceWord) => `This ${device} does not ring`,
  rings: (device: DeviceWord) => `This ${device} rings`,
  turnOn: "Turn on",
  stillOff: (device: DeviceWord) => `This ${device} does not ring yet`,
  dismissed: "The browser asked and got no answer. Press the button again and choose Allow.",
  blocked: (device: DeviceWord) => `Your browser blocks notifications on this ${device}`,
  unblock: `To allow them: press the sign to the left of the address, open the permissions or site settings, set Notifications to Allow, and load this page again. If you added ${PRODUCT_NAME} to your home screen, allow it in the phone's settings, under Notifications.`,
  homeScreen: "Add to Home Screen first",
  homeScreenHow: `On an iPhone or iPad, push works only from the home screen (iOS 16.4 or newer). In Safari, tap Share, then Add to Home Screen. Open ${PRODUCT_NAME} from there and turn it on here.`,
  noWorker: "Load this page again and try once more.",
  unsupported: "This browser cannot show push notifications",
  unsupportedHow:
    "Open this page in a current Chrome, Edge, Firefox or Safari, outside a private window. You still see every notification under the bell.",
} as const;
