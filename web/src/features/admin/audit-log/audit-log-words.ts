import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { shownCount } from "@cardplaza/contract/counts";

const figure = (count: number) => count.toLocaleString("en-IN");
const entries = (count: number) => `${figure(count)} ${count === 1 ? "entry" : "entries"}`;

/** What the audit log says on its screen. */
export const AUDIT_LOG_WORDS = {
  title: "Audit log",
  description: "Everything administrators did, newest first. Entries cannot be changed or deleted.",
  count: (count: number) => (count === 1 ? "1 entry" : `${shownCount(count)} entries`),
  loading: "Loading the audit log",
  notLoaded: "The audit log did not load",
  none: "No entries yet",
  noneYet: "Every action of an administrator will show here.",
  noMatch: "No matches",
  noMatchWhy: "Remove a filter or choose other days.",
  clear: "Clear all filters",
  more: "Load more",
  columns: {
    at: "Time",
    admin: "Administrator",
    action: "Action",
    target: "About",
    changes: "Changes and reason",
    entry: "Entry",
  },
  filters: {
    q: "Search",
    qHint: "Part of an action or a reason",
    from: "From",
    to: "To",
    targetId: "About (ID)",
    caseId: "Case (ID)",
    inForce: {
      adminId: (name: string) => `By ${name}`,
      action: (action: string) => `Action: ${action}`,
      targetType: (type: string) => `About: ${type}`,
      targetId: (id: string) => `ID: ${id}`,
      caseId: (id: string) => `Case: ${id}`,
      from: (day: string) => `From ${dayInWords(day)}`,
      to: (day: string) => `To ${dayInWords(day)}`,
      q: (text: string) => `“${text}”`,
    },
    only: (name: string) => `Show only ${name}`,
  },
  product: "Cardplaza itself",
  formerAdmin: "Former administrator",
  reason: (reason: string) => `Reason: ${reason}`,
  caseOf: (id: string) => `Case ${id}`,
  nothing: "Empty",
  became: " became ",
  moreChanges: (count: number) => `Show ${count} more`,
  erased: (at: string) => `Details erased with the member's account on ${dayInWords(at)}.`,
  proof: "Proof",
  address: (ip: string) => `IP address ${ip}`,
  hash: (hash: string) => `Hash ${hash}`,
  export: "Export as CSV",
  exportHint: "The export has all entries that match your filters. It is itself recorded in the log.",
  notExported: "The export did not work",
  verify: "Verify chain",
  verified: "All intact",
  newIntact: (count: number) =>
    count === 0
      ? "There are no new entries since the last verification."
      : `${entries(count)} since the last verification: none is missing, and none was changed.`,
  allVerified: (at: string | null) =>
    at
      ? `The whole log was last verified on ${momentInWords(at)}.`
      : "The whole log is verified every night; the first time is tonight.",
  broken: (seq: number) => `The log was changed at entry ${figure(seq)}`,
  brokenWhy: (seq: number) =>
    `Entry ${figure(seq)} is missing, or it is not as it was written. Only someone with direct access to the database can do this. Find out who had access, and compare the log with a backup and with the nightly mails.`,
  notVerified: "The chain could not be verified",
  help: {
    title: "How the log is protected, and what it cannot prevent",
    points: [
      "Each entry has a hash that includes the hash of the entry before it. The database refuses to change or delete entries.",
      "Someone who owns the database can switch that off. If they change or remove an entry, the chain no longer fits from that entry on. If they cut off the newest entries, the log is shorter than its noted end. “Verify chain” checks the entries since the last verification, and every night we verify all of them.",
      "If they also recompute every hash and the noted end, the log looks intact here. That is why we mail the last entry and its hash to all superadmins each night. Compare an old mail with the log: if the entry is missing or has another hash, the log was rewritten.",
      "When a member's account is erased, what was changed of their data is erased here too. Who did what, when and why stays, and the chain still fits.",
      "A change between two verifications is found at the next one, not at once. Keep the mails outside this system.",
    ],
  },
} as const;
