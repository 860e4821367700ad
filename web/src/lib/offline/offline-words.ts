import { PRODUCT_NAME } from "@cardplaza/contract/product";

/** The page for every address that cannot be shown without a network. */
export const OFFLINE_PAGE = {
  title: "You are offline",
  text: "This page needs the internet. Check your connection and try again.",
  textWithOwn: "This page needs the internet. Your cards and contacts open without it.",
  links: {
    "/business-cards?show=qr": "Show my QR code",
    "/business-cards": "My card",
    "/business-cards?section=saved-cards": "Saved cards",
    "/card-scanner#contacts": "My contacts",
  },
  again: "Try again",
} as const;

/** Over what is shown from this device. */
export const SAVED_COPY = {
  offline: (moment: string) => `You are offline. Showing what was saved on ${moment}.`,
  away: (moment: string) => `${PRODUCT_NAME} cannot be reached. Showing what was saved on ${moment}.`,
  again: "Try again",
} as const;

export const NEW_VERSION = {
  label: "New version",
  text: "A new version is ready.",
  reload: "Reload",
  later: "Later",
} as const;

export const INSTALL_APP = "Install app";

export const SHARED_PICTURES = {
  title: "Only the first picture is read here",
  description: "Share the other cards one by one, or use Many cards.",
} as const;
