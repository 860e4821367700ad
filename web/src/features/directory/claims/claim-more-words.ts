import { dayInWords } from "@cardplaza/contract/date-words";

/** What a claimant reads when we need more. */
export const CLAIM_MORE_WORDS = {
  title: "We need something more from you",
  by: (day: string) => `Send it by ${dayInWords(day)}. After that we close the claim.`,
  document: "Document",
  hint: "PDF, Word or a picture, up to 10 MB. Only our team sees it.",
  note: "Note",
  noteHint: "Our team reads it.",
  send: "Send",
};
