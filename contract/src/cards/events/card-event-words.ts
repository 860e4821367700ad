// Apart from the endpoints, so that the browser takes these without zod.

export const CARD_EVENT_TYPES = ["view", "share", "save", "scan", "click", "bookmark", "qr"] as const;
export const CARD_CHANNELS = ["link", "shared", "saved", "qr", "team"] as const;
export const CARD_LINKS = [
  "phone",
  "business_phone",
  "email",
  "business_email",
  "website",
  "whatsapp",
  "linkedin",
  "instagram",
  "facebook",
  "twitter",
  "youtube",
  "address",
] as const;
