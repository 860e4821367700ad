import { SUSPENDED_PATH } from "@cardplaza/contract/accounts/measure-words";
import type { SessionStatus } from "../lib/session.ts";

/** What a guard decides for a visitor or member. */
export type Decision = "wait" | "show" | "failed" | { goTo: string };

/** `path` is where the person wanted to go, with its query. */
export function decideForMembers(status: SessionStatus, path: string): Decision {
  if (status === "member") return "show";
  if (status === "suspended") return { goTo: SUSPENDED_PATH };
  if (status === "visitor") return { goTo: `/auth?redirect=${encodeURIComponent(path)}` };
  return status === "failed" ? "failed" : "wait";
}

/** `plan` is undefined while it is not known. */
export function decideForPremium(
  plan: "premium" | "free" | undefined,
  failed: boolean,
  path: string,
): Decision {
  if (plan === "premium") return "show";
  if (plan === "free") return { goTo: `/business-cards/?upgrade=true&redirect=${encodeURIComponent(path)}` };
  return failed ? "failed" : "wait";
}
