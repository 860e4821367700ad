import { withReason, type NewsKinds } from "../notifications/news-kind.ts";

export const SUPPORT_NEWS = {
  "ticket.answered": {
    type: "message_received",
    label: "Answers from our support",
    text: ({ number, answer }: { number: string; answer: string }) => ({
      message: withReason(`Your message ${number} was answered.`, answer),
      subject: `Your message ${number} was answered`,
      lines: [answer],
      button: "See the answer",
    }),
  },
} satisfies NewsKinds;
