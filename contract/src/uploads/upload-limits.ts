// Separate from the endpoints, so that the browser can import it without zod.

export const MEGABYTE = 1024 * 1024;
export const MAX_PICTURE_BYTES = 5 * MEGABYTE;
export const MAX_PICTURE_PIXELS = 40_000_000;
export const MAX_DOCUMENT_BYTES = 10 * MEGABYTE;
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
export const LOGO_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;
export const DOCUMENT_TYPES = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ...PICTURE_TYPES,
] as const;
/** What can be sent in a message. It is private, pictures too. */
export const MESSAGE_FILE_TYPES = [
  ...DOCUMENT_TYPES,
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "audio/webm",
  "audio/mp4",
  "audio/ogg",
] as const;
/** How long a link to a document works. */
export const DOCUMENT_LINK_SECONDS = 600;
