import { APPEAL_LINE, DECISION_BUTTON } from "../cases/case-words.ts";
import { withReason, type NewsKinds } from "../notifications/news-kind.ts";

interface Received {
  /** What was reviewed. */
  name: string;
  rating: number;
  title?: string;
  body?: string;
}

export const REVIEW_NEWS = {
  "review.received": {
    type: "review_posted",
    label: "Reviews you receive",
    mailOnly: ["title", "body"],
    text: ({ name, rating, title = "", body = "" }: Received) => ({
      message: `${name} has a new review with ${rating} of 5 stars.`,
      subject: `New review of ${name}: ${rating} of 5 stars`,
      lines: [title, body],
      button: "Reply to the review",
    }),
  },
  "review.replied": {
    type: "review_posted",
    label: "Replies to your reviews",
    mailOnly: ["reply"],
    text: ({ name, reply = "" }: { name: string; reply?: string }) => ({
      message: `${name} replied to your review.`,
      subject: `${name} replied to your review`,
      lines: [reply],
      button: "See the reply",
    }),
  },
  "review.requested": {
    type: "review_posted",
    label: "Businesses that ask for your review",
    text: ({ sender }: { sender: string }) => ({
      message: `${sender} asks for your review.`,
      subject: `${sender} asks for your review`,
      lines: [
        "Good or bad, every review is shown in the same way, and nobody who is reviewed can remove it.",
      ],
      button: "Write a review",
    }),
  },
  "review.decided": {
    type: "message_received",
    label: "Decisions about your reviews",
    text: ({ name, isShown, reason }: { name: string; isShown: boolean; reason?: string }) => ({
      message: isShown
        ? `Your review of ${name} is published.`
        : withReason(`Your review of ${name} is not shown.`, reason),
      lines: [isShown ? "" : APPEAL_LINE],
      button: isShown ? "See the review" : DECISION_BUTTON,
    }),
  },
} satisfies NewsKinds;
