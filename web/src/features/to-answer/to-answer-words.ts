import type { ToAnswerAct, ToAnswerKind } from "@cardplaza/contract/to-answer/to-answer-words";

/** What the list and the places that lead to it say. */
export const TO_ANSWER_WORDS = {
  title: "To answer",
  description: "Leads, enquiries, applications and requests, what is due next first.",
  loading: "Loading what waits for your answer",
  none: "Nothing waits for you.",
  whatComes: "Leads, enquiries, applications, referrals and requests will show here, each with its due time.",
  shareCard: "Share your card",
  notLoaded: "Your list did not load",
  notLoadedWhy: "Check your connection and try again.",
  clocks: {
    minutesLeft: (minutes: number) => `${minutes} min left`,
    hoursLeft: (hours: number) => `${hours} h left`,
    daysLeft: (days: number) => `${days} days left`,
    overdueMinutes: (minutes: number) => `Overdue by ${minutes} min`,
    overdueHours: (hours: number) => `Overdue by ${hours} h`,
    overdueDays: (days: number) => (days === 1 ? "Overdue by 1 day" : `Overdue by ${days} days`),
    nextIn: {
      minutes: (minutes: number) => `next in ${minutes} min`,
      hours: (hours: number) => `next in ${hours} h`,
      days: (days: number) => `next in ${days} days`,
    },
    nextOverdue: "next is overdue",
  },
  /** "To answer: 3, next in 2 h" */
  strip: (count: string, next: string | null) => `To answer: ${count}${next ? `, ${next}` : ""}`,
  inBar: (count: string) => `To answer, ${count} waiting`,
  openOf: (title: string, subtitle: string) => `${title}: ${subtitle}`,
  actOf: (act: string, title: string) => `${act} ${title}`,
  moreFor: (title: string) => `More for ${title}`,
  accepted: (kind: string) => `${kind} accepted`,
  notAccepted: (kind: string) => `${kind} not accepted`,
  isAnswered: "This was answered already. Your list is up to date again.",
} as const;

export const KIND_WORDS: Record<ToAnswerKind, string> = {
  lead: "Lead",
  enquiry: "Enquiry",
  application: "Application",
  referral: "Referral",
  visit: "Request to visit",
  join: "Request to join",
  invitation: "Invitation",
  introduction: "Introduction",
  message: "Message request",
};

export const ACT_WORDS: Record<ToAnswerAct, string> = {
  call: "Call",
  whatsapp: "WhatsApp",
  mail: "E-mail",
  reply: "Reply",
  accept: "Accept",
  open: "Open",
};
