// The look of the product's QR codes. Free of zod, because the browser draws the poster with these.
import { CARD_PATHS } from "../../paths.ts";

/** Modules of white around the code, pixels for each module. */
export const QR_DEFAULTS = { errorCorrectionLevel: "M", margin: 4, scale: 4 } as const;
export const QR_VERSIONS = { min: 1, max: 40 } as const;

/** A logo covers modules: at level M a fifth of the width costs a quarter of the scans, at H none. */
export const QR_WITH_LOGO = { errorCorrectionLevel: "H", share: 0.2 } as const;

/** The size of the poster in CSS pixels; it is drawn at double resolution. */
export const QR_POSTER = { width: 326, height: 484, pixelRatio: 2 } as const;

export const QR_TEXT = {
  scan: "Scan to view business card",
  works: "Works with any camera app",
  download: "Download QR Code",
  noText: "A QR code needs some text.",
  badVersion: `The version of a QR code is a whole number from ${QR_VERSIONS.min} to ${QR_VERSIONS.max}.`,
  tooMuch: "This is too much for a QR code.",
} as const;

/** The contents of a card's code: always the canonical address. */
export const qrContent = (origin: string, slug: string) => origin + CARD_PATHS.card(slug);

export const qrFileName = (slug: string) => `Card-${slug}.png`;
