// Apart from the endpoint, so that the server's screens and mails take these without zod.
import { PRODUCT_NAME } from "../product.ts";
import { MEGABYTE } from "../uploads/upload-limits.ts";

/** The largest mail that is accepted, with its attachments as they are sent. */
export const MAX_MAIL_BYTES = 15 * MEGABYTE;

/** What became of a mail. */
export const MAIL_OUTCOMES = ["stored", "ignored", "refused"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

const many = (files: number) => (files === 1 ? "1 file" : `${files} files`);

export const INBOUND_MAIL_TEXT = {
  empty: "We found no text in your e-mail. Please write your answer above the quoted message.",
  tooLong: (most: number) =>
    `Your answer is longer than ${most.toLocaleString("en-IN")} characters. Please shorten it, or send it as a file.`,
  tooMany: `You sent very many answers by e-mail today. Please answer on ${PRODUCT_NAME}.`,
  noFiles: "Files cannot be sent here. Please write your answer as text.",
  oneFile: "Only one file can be sent with an answer.",
  /** Added to a message in the conversation. */
  leftOut: (files: number) => `(${many(files)} in the e-mail could not be added.)`,
  /** The message of a mail that brought only a file. */
  onlyFile: (name: string) => `File sent by e-mail: ${name}`,
} as const;

/** The mails that we send back. */
export const INBOUND_MAIL_LETTER = {
  notAdded: "Your answer by e-mail was not added",
  notAddedWhy: "We received your e-mail, but could not add it to the conversation:",
  withoutFiles: (files: number) => `Your answer arrived without ${many(files)}`,
  withoutFilesWhy: "Your answer is in the conversation. This could not be added:",
  fileLine: (name: string, reason: string) => `${name}: ${reason}`,
  open: "Open the conversation",
  openProduct: `Open ${PRODUCT_NAME}`,
  footer: "You get this because you answered one of our e-mails.",
} as const;
