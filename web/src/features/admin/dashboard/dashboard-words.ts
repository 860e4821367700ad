import type { FailureKind, HealthPart, SetUpStep } from "@cardplaza/contract/admin/operation-words";
import { shownCount } from "@cardplaza/contract/counts";
import { momentInWords } from "@cardplaza/contract/date-words";

export const DASHBOARD_WORDS = {
  title: "Dashboard",
};

export const QUEUES_WORDS = {
  title: "Queues",
  intro: "What is due next comes first.",
  caption: "Queues",
  failed: "The queues did not load",
  none: "Nothing is waiting",
  noneWhy: "New claims, reports and tickets show here as they come in.",
  noneOfRole: "Your role has no queues.",
  queue: "Queue",
  count: "Waiting",
  oldest: "Oldest",
  due: "Next due",
  waiting: (count: number) => shownCount(count),
  moment: (at: string) => momentInWords(at),
  overdue: "Overdue",
};

export const SET_UP_WORDS = {
  title: "First-day list",
  done: (done: number, all: number) => `${done} of ${all} done`,
  progress: "Set up so far",
  failed: "The list did not load",
  isDone: "Done",
  isOpen: "Not set up",
  steps: {
    legal_name: {
      name: "Legal name",
      how: "Set SELLER_NAME and SELLER_ADDRESS. Invoices and policies show them.",
    },
    grievance_officer: {
      name: "Grievance Officer",
      how: "Set GRIEVANCE_OFFICER_NAME, _EMAIL and _PHONE. The IT Rules ask for a named person.",
    },
    mail: { name: "Mail server", how: "Set SMTP_URL. Until then mails only go to the data folder." },
    sms: { name: "SMS", how: "Set SMS_URL. Until then codes by SMS only go to the data folder." },
    payments: { name: "Payment keys", how: "Set the three RAZORPAY_ settings. Until then nobody can pay." },
    backup: {
      name: "Backup",
      how: "Cardplaza makes no backups yet. Back up the database and the data folder yourself.",
    },
  } satisfies Record<SetUpStep, { name: string; how: string }>,
};

export const HEALTH_WORDS = {
  title: "Health",
  failed: "The check did not work",
  checked: (at: string) => `Checked on ${momentInWords(at)}`,
  again: "Check again",
  isWell: "Works",
  isUnwell: "Look at this",
  parts: {
    database: "Database",
    live: "Live updates",
    storage: "File storage",
    mail: "Mail and SMS",
    search: "Search",
  } satisfies Record<HealthPart, string>,
};

export const FAILURES_WORDS = {
  title: "Failed for good",
  intro: "Tried as often as allowed. Failed jobs are kept for a week.",
  caption: "Failed work",
  failed: "The failed work did not load",
  none: "Nothing has failed.",
  what: "What",
  problem: "Problem",
  at: "When",
  actions: "Actions",
  noProblem: "No reason was given.",
  kinds: {
    mail: "Mail",
    sms: "SMS",
    webhook: "Webhook",
    job: "Background job",
  } satisfies Record<FailureKind, string>,
  again: "Try again",
  againFor: (what: string) => `Try again: ${what}`,
  retried: "It is being tried again",
  notFailed: "It was tried again already",
  notRetried: "It was not tried again",
};
