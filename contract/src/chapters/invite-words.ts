// Limits and texts of invitations to a chapter by link. Free of zod: pages and forms import it.

/** An invitation by link, mobile or e-mail works for so long. */
export const INVITE_LINK_DAYS = 14;
/** A seat is held for so long while somebody signs up. */
export const SEAT_HOLD_MINUTES = 30;
/** So many seats are held at once for those who came with the same link. */
export const SEAT_HOLDS_PER_LINK = 3;
/** How many links a member may make in a day. */
export const INVITE_LINKS_PER_DAY = 60;
/** How many of these links may be sent by mail or SMS. */
export const INVITE_MESSAGES_PER_DAY = 20;
/** How many invitations an address or number gets in a day, from all members together. */
export const INVITE_MESSAGES_PER_RECIPIENT_AND_DAY = 3;

/** The most characters of a mobile number or an e-mail address, as it is typed. */
export const INVITED_CONTACT_MAX = 200;

/** Of the inviting member's own texts only their name and the chapter's are in a mail or SMS. */
export const INVITE_TEXT = {
  notFound: "This invitation link is not right. Ask for a new one.",
  ended: "This invitation has ended. Ask the person who invited you for a new one.",
  seatHeld: (category: string) =>
    `Somebody is signing up for the ${category} seat. Choose another, or try again in ${SEAT_HOLD_MINUTES} minutes.`,
  allHeld: `Somebody is signing up for the last seat. Try again in ${SEAT_HOLD_MINUTES} minutes.`,
  tooManyHolds: `Others with this link are signing up just now. Sign in first, then choose your seat.`,
  tooManyMessages: `You can send ${INVITE_MESSAGES_PER_DAY} invitations by e-mail and SMS a day. Share the link instead.`,
  tooManyToThem: "This person has been invited often enough today. Share the link with them instead.",
  subject: (sender: string, chapter: string) => `${sender} invites you to join ${chapter}`,
  about: (rhythm: string, city: string) =>
    `A chapter is a group that meets regularly, one member per trade. Members send each other customers. This one meets in ${city}: ${rhythm}.`,
  once: `The link works once, for ${INVITE_LINK_DAYS} days.`,
  button: "See the invitation",
  footer: "If you don't know the sender, ignore this mail.",
  sms: (sender: string, chapter: string, url: string) => `${sender} invites you to join ${chapter}: ${url}`,
  /** What is shared by WhatsApp or the phone's own sheet. */
  share: (chapter: string, city: string) =>
    `Join me in ${chapter}, our business chapter in ${city}. Members send each other customers.`,
} as const;
