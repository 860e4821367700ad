import { type UserAction, type UserStatus, VIEW_MINUTES } from "@cardplaza/contract/admin/user-words";
import { shownCount } from "@cardplaza/contract/counts";
import { dayInWords } from "@cardplaza/contract/date-words";

const members = (count: number) => (count === 1 ? "1 member" : `${count} members`);

/** What a decision is called, what it does, and what is said once it is done. */
interface ActionWords {
  name: string;
  does: string;
  done: string;
  /** Of several members at once. */
  forMany: (count: number) => string;
}

export const USERS_WORDS = {
  title: "Members",
  search: "Find a member",
  searchHint: "By name, e-mail address, mobile number or id; at least 3 letters.",
  status: "Status",
  all: "All members",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "member" : "members"}`,
  none: "No member found",
  noneText: "Check the spelling, or choose another status.",
  notLoaded: "The members did not load",
  columns: {
    choose: "Choose",
    name: "Name",
    contacts: "Contacts",
    status: "Status",
    since: "Member since",
    seen: "Last seen",
    actions: "Actions",
  },
  choose: (name: string) => `Choose ${name}`,
  chosen: (count: number) => `${members(count)} chosen`,
  unchoose: "Choose none",
  premium: "Premium",
  statuses: {
    active: "Active",
    suspended: "Suspended",
    leaving: "Deletes the account",
  } satisfies Record<UserStatus, string>,
  until: (at: string) => `until ${dayInWords(at)}`,
  forGood: "for good",
  sheet: {
    account: "Account",
    id: "Id",
    plan: "Plan",
    free: "Free",
    premiumUntil: (at: string) => `Premium until ${dayInWords(at)}`,
    secondStep: "Two-step verification",
    on: "On",
    off: "Off",
    reports: "Reports made",
    reported: (made: number, dismissed: number) =>
      made === 0 ? "None" : `${made}, of which ${dismissed} without a finding`,
    sessions: "Signed-in devices",
    noSessions: "Not signed in anywhere.",
    decide: "Decide",
  },
  notes: {
    title: "Notes",
    none: "No notes so far.",
    by: (name: string, at: string) => `${name}, ${at}`,
    edited: "edited",
    add: "Add a note",
    edit: "Edit note",
    label: "Note",
    save: "Save note",
    empty: "Write the note first.",
    does: "Other administrators read it with your name. The member does not see it here, but a copy of their data contains the text.",
  },
  view: {
    action: "View as",
    title: (name: string) => `View as ${name}`,
    does: `This tab shows what the member sees, for ${VIEW_MINUTES} minutes. You cannot change anything, and you do not see messages, notes and payments. The member reads that you looked, with your role and your reason.`,
  },
  decision: {
    days: "For how long",
    dayOptions: { "1": "1 day", "7": "7 days", "30": "30 days", "": "For good" },
    grantDays: "Days of Premium",
    reason: "Reason",
    reasonShown: "The member reads it.",
    reasonKept: "Only administrators read it, in the audit log.",
    confirm: (name: string) => `Type "${name}" to confirm`,
    result: (done: number, all: number) => `Done for ${done} of ${members(all)}`,
  },
  actions: {
    warn: {
      name: "Warn",
      does: "The member gets a mail with your reason. Nothing else changes.",
      done: "The member was warned",
      forMany: (count) => `Warn ${members(count)}`,
    },
    suspend: {
      name: "Suspend",
      does: "The member sees only why the account is suspended, and nobody sees anything of theirs. Nothing is deleted: Restore brings all of it back.",
      done: "The account is suspended",
      forMany: (count) => `Suspend ${members(count)}`,
    },
    restore: {
      name: "Restore",
      does: "The account and everything of it is there again as it was.",
      done: "The account is restored",
      forMany: (count) => `Restore ${members(count)}`,
    },
    end_sessions: {
      name: "Sign out everywhere",
      does: "All devices are signed out. The member can sign in again.",
      done: "All devices are signed out",
      forMany: (count) => `Sign out ${members(count)}`,
    },
    reset_second_step: {
      name: "Switch two-step verification off",
      does: "Only after the member has proven who they are. It cannot be switched on again from here.",
      done: "Two-step verification is off",
      forMany: (count) => `Switch two-step verification off for ${members(count)}`,
    },
    grant_premium: {
      name: "Give Premium",
      does: "After what the member has already. No payment and no invoice is made.",
      done: "Premium was given",
      forMany: (count) => `Give Premium to ${members(count)}`,
    },
    end_premium: {
      name: "End given Premium",
      does: "Ends now what was given. What the member has paid for stays.",
      done: "The given Premium has ended",
      forMany: (count) => `End given Premium of ${members(count)}`,
    },
    erase: {
      name: "Delete account",
      does: "The account is hidden now and erased after 30 days. Until then Restore brings it back, and so does the member by signing in. After that it cannot be undone.",
      done: "The account will be erased after 30 days",
      forMany: () => "",
    },
  } satisfies Record<UserAction, ActionWords>,
};
