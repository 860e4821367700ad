// Topics of messages to us. No zod here: the form imports this file.

export const CONTACT_TOPICS = [
  "general",
  "sales",
  "support",
  "billing",
  "grievance",
  "data_request",
  "report",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
export const CONTACT_TOPIC_WORDS: Record<ContactTopic, string> = {
  general: "General question",
  sales: "Sales",
  support: "Support",
  billing: "Billing",
  grievance: "Grievance",
  data_request: "My personal data",
  report: "Report content",
};

export const TICKET_STATUSES = ["open", "acknowledged", "in_progress", "resolved", "rejected"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const TICKET_STATUS_WORDS: Record<TicketStatus, string> = {
  open: "Received",
  acknowledged: "Acknowledged",
  in_progress: "In progress",
  resolved: "Resolved",
  rejected: "Closed",
};
export const CLOSED_TICKET_STATUSES = ["resolved", "rejected"] as const satisfies TicketStatus[];
export const isClosedTicket = (status: TicketStatus) =>
  CLOSED_TICKET_STATUSES.some((closed) => closed === status);

export const TICKET_ACTIONS = ["acknowledge", "start", "answer", "resolve", "reject", "reopen"] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

export const CONTACT_NAME = { min: 2, max: 80 } as const;
export const CONTACT_SUBJECT = { min: 3, max: 120 } as const;
export const CONTACT_MESSAGE = { min: 20, max: 3000 } as const;
export const CONTACT_FILE_MAX = 10 * 1024 * 1024;
/** What we answer while the ticket stays open. */
export const TICKET_ANSWER = { min: 5, max: 3000 } as const;
export const REOPEN_NOTE = { min: 5, max: 1000 } as const;
export const REOPEN_DAYS = 7;
export const MESSAGES_PER_ADDRESS_AND_HOUR = 5;
export const TICKET_MAILS_PER_ADDRESS_AND_DAY = 5;

/** Hours to acknowledge, days to resolve: the IT Rules for grievances, otherwise the E-Commerce Rules. */
export const TICKET_TIMES: Record<"grievance" | "other", { acknowledgeHours: number; resolveDays: number }> =
  {
    grievance: { acknowledgeHours: 24, resolveDays: 7 },
    other: { acknowledgeHours: 48, resolveDays: 30 },
  };
/** A report about content is a grievance too. */
export const isGrievance = (topic: ContactTopic) => topic === "grievance" || topic === "report";
export const timesFor = (topic: ContactTopic) => TICKET_TIMES[isGrievance(topic) ? "grievance" : "other"];

export const CONTACT_TEXT = {
  received: (ticketNo: string) => `We have received your message. Ticket ${ticketNo}.`,
  fileTooLarge: "A document can be at most 10 MB.",
  tooMany: "You have sent us many messages. Please try again in an hour.",
  notOpen: "This ticket cannot be reopened any more. Please write to us again.",
  stillOpen: "This ticket is open.",
  reopened: (ticketNo: string) => `Ticket ${ticketNo} is open again.`,
  noTicket: "There is no such ticket.",
  needAnswer: "Enter your answer.",
  wrongStep: "This ticket has already moved to another step.",
  notYourTask: "Only the support team works on tickets.",
} as const;
