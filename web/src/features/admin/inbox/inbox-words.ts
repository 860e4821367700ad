import type { TicketAction, TicketStatus } from "@cardplaza/contract/support/support-words";
import { shownCount } from "@cardplaza/contract/counts";
import { momentInWords } from "@cardplaza/contract/date-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";

interface ActionWords {
  name: string;
  does: string;
  done: string;
}

export const INBOX_WORDS = {
  title: "Inbox",
  search: "Find a ticket",
  searchHint: "By number, name, e-mail address or subject.",
  status: "Status",
  statuses: {
    waiting: "All that wait",
    open: "New",
    acknowledged: "Acknowledged",
    in_progress: "In progress",
    resolved: "Resolved",
    rejected: "Rejected",
  } satisfies Record<TicketStatus | "waiting", string>,
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "ticket" : "tickets"}`,
  none: "No tickets here",
  noneText: "Messages to us show here, what is due next first.",
  notLoaded: "The tickets did not load",
  more: "Load more tickets",
  columns: { ticket: "Ticket", from: "From", status: "Status", due: "Due", actions: "Actions" },
  details: "Open",
  open: (number: string) => `Open ${number}`,
  late: "Overdue",
  grievance: "Grievance",
  acknowledgeBy: (at: string) => `Acknowledge by ${momentInWords(at)}`,
  resolveBy: (at: string) => `Resolve by ${momentInWords(at)}`,
  clocks: "Deadlines",
  clockOf: {
    grievance: "A grievance is acknowledged within 24 hours and decided within 7 days.",
    other: "A message is acknowledged within 48 hours and resolved within 30 days.",
  },
  closed: "Closed",
  sender: "From",
  member: "Open the member",
  noMember: "Wrote without an account",
  received: "Received",
  message: "Message",
  document: "Open the document",
  thread: "What happened",
  nothingYet: "Nothing so far.",
  byUs: "We",
  bySender: "They",
  template: "Start from a template",
  noTemplate: "No template",
  text: "Text",
  textSent: (email: string) => `${email} gets it by e-mail, or in the app if they have an account.`,
  actions: {
    acknowledge: {
      name: "Acknowledge",
      does: "Says that a person has seen it. No mail is sent.",
      done: "Ticket acknowledged",
    },
    start: { name: "Start", does: "Marks it as in progress.", done: "Ticket in progress" },
    answer: { name: "Answer", does: "The ticket stays open.", done: "Answer sent" },
    resolve: {
      name: "Resolve",
      does: "Closes the ticket with your words. They can reopen it within 7 days.",
      done: "Ticket resolved",
    },
    reject: {
      name: "Reject",
      does: "Closes the ticket without doing what was asked, with your reason. They can reopen it within 7 days.",
      done: "Ticket rejected",
    },
    reopen: { name: "Reopen", does: "Opens it again with a new deadline.", done: "Ticket reopened" },
  } satisfies Record<TicketAction, ActionWords>,
  notDone: "That did not work",
};

/** Beginnings of answers. What is in brackets is filled in before sending. */
export const ANSWER_TEMPLATES = [
  {
    name: "Ask for details",
    text: "Thank you for writing to us. To look into this, please tell us [what is missing], with a link or a screenshot if you can.",
  },
  {
    name: "Content removed",
    text: "Thank you for telling us. We have checked what you reported and removed it from our pages. It may take a few hours until search engines show that.",
  },
  {
    name: "No violation found",
    text: "We have looked at what you reported and found that it does not break our rules because [reason]. If you have more information, reopen this ticket and tell us.",
  },
  {
    name: "Refund",
    text: "You can ask for a refund within 7 days after paying, under Plan in your profile. The money goes back to the account you paid from within 5 to 7 working days.",
  },
  {
    name: "Personal data",
    text: `You can see, download, correct and delete your data yourself under Privacy in your ${PRODUCT_NAME} profile. If something is missing there, answer with what you need.`,
  },
];
