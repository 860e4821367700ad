import { expect } from "vitest";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import type { CompanyRow } from "../company/companies.table.ts";

/** What a company's team does, with the calls of the screens. */
export function teamCalls(app: TestApp) {
  const at = ({ id }: Pick<CompanyRow, "id">) => `/api/companies/${id}`;
  const invite = (as: Person, company: CompanyRow, email: string) =>
    app.call("POST", `${at(company)}/managers`, { as, body: { email } });
  const showTeam = (as: Person, company: CompanyRow) => app.call("GET", `${at(company)}/managers`, { as });
  const accept = (as: Person, code: string) =>
    app.call("POST", `/api/company-invites/${code}/accept`, { as, body: {} });
  const decline = (as: Person, code: string) =>
    app.call("POST", `/api/company-invites/${code}/decline`, { as, body: {} });
  const remove = (as: Person, company: CompanyRow, whom: Person) =>
    app.call("DELETE", `${at(company)}/managers/${whom.member.id}`, { as });
  const transfer = (as: Person, company: CompanyRow, to: Person) =>
    app.call("POST", `${at(company)}/transfer`, { as, body: { userId: to.member.id } });
  /** Invites a member, and reads the code from their bell. */
  async function codeFor(owner: Person, company: CompanyRow, member: Person): Promise<string> {
    expect((await invite(owner, company, member.member.email as string)).status).toBe(201);
    const { notifications } = await listOf(app, member);
    return /\/company-profile\?invite=([\w-]+)/.exec(notifications[0].targetUrl)?.[1] as string;
  }
  return { invite, showTeam, accept, decline, remove, transfer, codeFor };
}
