import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import {
  CONTACT_MESSAGE,
  CONTACT_NAME,
  CONTACT_SUBJECT,
  CONTACT_TOPICS,
  type ContactTopic,
} from "@cardplaza/contract/support/support-words";

export interface MessageValues {
  topic: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** Honeypot: hidden from people, so only bots fill it in. */
  fax: string;
}

export const MESSAGE_FIELDS = ["topic", "name", "email", "phone", "subject", "message"] as const;
export type MessageProblems = Partial<Record<(typeof MESSAGE_FIELDS)[number] | "file", string>>;

const EMAIL = /^\S+@\S+\.\S+$/;

/** What the server would refuse, shown before anything is sent. */
export function checkMessage(values: MessageValues): MessageProblems {
  const problems: MessageProblems = {};
  const lengths = { name: CONTACT_NAME, subject: CONTACT_SUBJECT, message: CONTACT_MESSAGE } as const;
  if (!isTopic(values.topic)) problems.topic = "Choose what it is about.";
  for (const [field, { min }] of Object.entries(lengths) as [keyof typeof lengths, { min: number }][]) {
    if (values[field].trim().length < min) problems[field] = `At least ${min} characters.`;
  }
  if (!EMAIL.test(values.email.trim())) problems.email = PEOPLE_TEXT.badEmail;
  if (values.phone.trim() !== "" && values.phone.trim().length < 4) problems.phone = PEOPLE_TEXT.badPhone;
  return problems;
}

export const isTopic = (text: string | null): text is ContactTopic =>
  CONTACT_TOPICS.some((topic) => topic === text);
