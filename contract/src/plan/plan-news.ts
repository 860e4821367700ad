import { rupees } from "../money.ts";
import { dayInWords } from "../date-words.ts";
import type { NewsKinds } from "../notifications/news-kind.ts";
import { PLAN_NOTICE } from "./payment-words.ts";

interface Refund {
  what: "approved" | "rejected" | "refunded";
  reason?: string;
}

const REFUND_SUBJECT: Record<Refund["what"], string> = {
  approved: "Your refund was approved",
  rejected: "Your refund was not approved",
  refunded: "Your refund is on its way",
};

export const PLAN_NEWS = {
  "plan.bought": {
    type: "message_received",
    label: "Your payments",
    mailedApart: true,
    text: ({ until }: { until: string }) => ({ message: PLAN_NOTICE.bought(dayInWords(until)) }),
  },
  "plan.granted": {
    type: "message_received",
    label: "Premium given to you",
    text: ({ until }: { until: string }) => ({
      message: PLAN_NOTICE.granted(dayInWords(until)),
      subject: "Your account has the Premium plan",
      button: "See your plan",
    }),
  },
  "plan.surplus": {
    type: "message_received",
    label: "Payments that we return",
    mailedApart: true,
    text: ({ amountPaise }: { amountPaise: number }) => ({
      message: PLAN_NOTICE.surplus(rupees(amountPaise / 100)),
    }),
  },
  "plan.ending": {
    type: "message_received",
    label: "Before your plan ends",
    text: ({ until }: { until: string }) => ({
      message: PLAN_NOTICE.ending(dayInWords(until)),
      subject: `Your Premium plan ends on ${dayInWords(until)}`,
      button: "Renew the plan",
    }),
  },
  "plan.ended": {
    type: "message_received",
    label: "When your plan has ended",
    text: () => ({
      message: PLAN_NOTICE.ended,
      subject: "Your Premium plan has ended",
      button: "See your plan",
    }),
  },
  "plan.refund": {
    type: "message_received",
    label: "Refunds",
    text: ({ what, reason = "" }: Refund) => ({
      message:
        what === "approved"
          ? PLAN_NOTICE.refundApproved
          : what === "rejected"
            ? PLAN_NOTICE.refundRejected(reason)
            : PLAN_NOTICE.refunded,
      subject: REFUND_SUBJECT[what],
      button: "See your plan",
    }),
  },
} satisfies NewsKinds;
