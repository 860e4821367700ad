import type { LookKind } from "@cardplaza/contract/accounts/look-words";
import type { AdminRole } from "@cardplaza/contract/admin-roles";

export const LOOKS_WORDS = {
  title: "Who looked at your account",
  text: "Whenever our staff opens your account or decides something about it, you see here when and why. We show their role, not their name.",
  loading: "Loading who looked at your account",
  none: "Nobody from our staff has opened your account so far.",
  more: "Show earlier ones",
  reason: (reason: string) => `Reason: ${reason}`,
  roles: {
    superadmin: "Administrator",
    moderator: "Moderation team",
    support: "Support team",
    finance: "Finance team",
    analyst: "Analyst",
  } satisfies Record<AdminRole, string>,
  kinds: {
    look: "Opened your account",
    view_as: "Looked at the pages as you see them, without your messages, notes and payments",
    warn: "Sent you a warning",
    suspend: "Suspended your account",
    restore: "Opened your account again",
    end_sessions: "Signed out all your devices",
    reset_second_step: "Switched off two-step verification",
    grant_premium: "Gave you Premium",
    end_premium: "Ended the Premium we gave you",
    erase: "Decided to delete your account",
  } satisfies Record<LookKind, string>,
};
