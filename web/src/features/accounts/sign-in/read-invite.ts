import type { PageContext } from "@cardplaza/contract/page";

/** The team card that waits for somebody who signs in; "over" where the invitation no longer holds. */
export type Invite = { name: string; about: string; owner: string } | "over";

export async function readInvite(api: PageContext["api"], code: string): Promise<Invite | null> {
  try {
    const { name, role, company, user_id } = await api["GET /api/team-card/invite"]({ query: { code } });
    const about = [role, company].filter(Boolean).join(" at ");
    return { name, about, owner: typeof user_id === "object" ? user_id.name : "" };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    // For any other failure: signing in works without the invite, and the next page shows the problem.
    return error.status === 400 ? "over" : null;
  }
}
