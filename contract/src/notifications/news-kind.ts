import type { NotificationType } from "./notification-words.ts";

/** What a notice says, in the words of today. */
export interface NewsText {
  /** One line for the bell. */
  message: string;
  /** The sender's own words: the bell quotes them after the message. */
  quote?: string;
  /** The subject and heading of the e-mail; without it, the message. */
  subject?: string;
  /** What the e-mail says below its heading. Empty lines are left out. */
  lines?: string[];
  /** The button of the e-mail. */
  button?: string;
}

/**
 * A kind of notice. Stored are its name and its values; it is worded when somebody reads it. Values that were stored
 * once must stay readable: a new value of an old kind is optional.
 */
export interface NewsKind<Values extends object = never> {
  /** The group of the specification that it belongs to. */
  type: NotificationType;
  /** What its switch in the settings is called. */
  label: string;
  /** Whether it is also mailed until the member chooses. If absent, the default of its type. */
  emailByDefault?: boolean;
  /** Somebody waits for the recipient's answer: also pushed until the member chooses. */
  waits?: true;
  /** Also sent as an SMS to members without a device that gets pushes: a new lead or enquiry. */
  sms?: true;
  /** What a locked screen shows of it: no names, no words of others. If absent, the line of its type. */
  pushLine?: string;
  /** The room sends its own mail, which no setting switches off. The settings do not list it. */
  mailedApart?: true;
  /** The settings list it, but its room sends the mail: one with all the news of a day, or later and only if unread. */
  mailedBy?: "digest" | "room";
  /**
   * Values that only the mail shows, and that are not stored: words and amounts that can be taken back or erased where
   * they come from. The text gets along without them.
   */
  mailOnly?: readonly string[];
  /** `count` is above 1 if the notice has grown: "3 new jobs". */
  text: (values: Values, count: number) => NewsText;
}

export type NewsKinds = Record<string, NewsKind>;

/** For decisions that may have a reason: "Menon Interiors was suspended. It has no address." */
export const withReason = (sentence: string, reason?: string) => `${sentence} ${reason ?? ""}`.trim();

/** A sentence as the subject of a mail, which has no full stop. */
export const asSubject = (sentence: string) => sentence.replace(/\.$/u, "");

/** The short facts of a mail in one paragraph: "Quantity: 200 pieces", "City: Pune". Empty ones are left out. */
export const facts = (...lines: readonly (string | false | null | undefined)[]) =>
  lines.filter(Boolean).join("\n");
