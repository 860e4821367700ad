import { safePath } from "@cardplaza/contract/paths";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";

/** Where the person goes once signed in, and whether the jobs can be seen without that. */
export function useAuthTarget() {
  const [redirect] = useAddressParam("redirect");
  const target = safePath(redirect);
  return { target, toJobs: leadsToJobs(target) };
}

/** The header's "Jobs" leads to a screen for members; the list itself is public. */
export function leadsToJobs(target: string): boolean {
  const url = new URL(target, "https://here.invalid");
  return /^\/connect-in\/?$/i.test(url.pathname) && url.searchParams.get("tab") === "job-portal";
}

/** The code of the invitation to a team card that somebody came with. */
export function inviteIn(target: string): string | null {
  const url = new URL(target, "https://here.invalid");
  return /^\/team-cards\/?$/i.test(url.pathname) ? url.searchParams.get("invite") : null;
}
