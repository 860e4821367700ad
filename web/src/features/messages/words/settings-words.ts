import { AWAY_REPEAT_HOURS } from "@cardplaza/contract/messages/message-limits";
import type { RequestsFrom } from "@cardplaza/contract/messages/message-words";

/** What the settings of messages say. */
export const SETTINGS_WORDS = {
  title: "Message settings",
  loading: "Loading your settings",
  save: "Save",
  saved: "Message settings saved",
  seenAndTyping: "Seen and typing",
  seen: "Show when I have read a message",
  seenHint: "Off: nobody sees when you read, and you don't see when others read.",
  typing: "Show when I am typing",
  typingHint: "Off: nobody sees that you are typing, and you don't see it of others.",
  requests: "Who can send me message requests?",
  requestsFrom: {
    everybody: "Everybody",
    proven: "Only members with a verified detail",
    nobody: "Nobody",
  } satisfies Record<RequestsFrom, string>,
  requestsHint: "Your connections and members of your chapters can always message you.",
  quiet: "Quiet hours",
  quietOn: "Nothing rings at these times",
  quietHint: "The same hours as for all your notifications.",
  from: "From",
  to: "To",
  zone: (zone: string) => `Times in your zone: ${zone}.`,
  away: "Away message",
  awayOn: "Reply automatically outside my office hours",
  awayHint: `Each person gets it at most once in ${AWAY_REPEAT_HOURS} hours.`,
  awayText: "Your away message",
  awayPlaceholder: "Thank you for your message. I'm back on Monday at 9 am.",
  hours: "Office hours (Indian time)",
  opens: "Opens",
  closes: "Closes",
  days: "Office days",
  needAwayText: "Write your away message.",
  needTime: "Enter a time like 18:30.",
  sameTimes: "Choose two different times.",
  needDays: "Choose at least one office day.",
  privacy: "Who can read my messages?",
  privacyText:
    "Messages are encrypted on the way, but not end to end. Only the people in a conversation read it. Our administrators see a message only if somebody reports it or if it waits for a check: that message as it was, and after a report up to five before it.",
} as const;
