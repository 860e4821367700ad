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
