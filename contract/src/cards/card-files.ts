// Addresses of the files made from a card. Free of zod, because public pages link them.

/** Link previews: the size that every messenger shows whole. */
export const PREVIEW_IMAGE = { width: 1200, height: 630, type: "image/jpeg", maxBytes: 300_000 } as const;

/** Cached for long by clients: the version gives what has changed a new address. */
export const versionedPreview = (path: string, updatedAt: string | Date) =>
  `${path}?v=${new Date(updatedAt).getTime().toString(36)}`;

const file = (id: string, name: string) => `/api/business-cards/${id}/${name}`;

export const CARD_FILES = {
  vcard: (id: string) => file(id, "vcard"),
  qrPng: (id: string) => file(id, "qr.png"),
  qrSvg: (id: string) => file(id, "qr.svg"),
  preview: (id: string, updatedAt: string | Date) => versionedPreview(file(id, "og.jpg"), updatedAt),
} as const;
