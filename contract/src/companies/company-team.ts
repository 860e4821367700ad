import { z } from "zod";
import { Email } from "../accounts/people.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { CompanyRef, OneCompany } from "./companies.ts";
import { COMPANY_INVITES_PER_DAY, COMPANY_ROLES } from "./company-words.ts";

export const CompanyManager = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  role: z.enum(COMPANY_ROLES),
  /** When they became a manager; null for the owner. */
  since: Timestamp.nullable(),
});
export type CompanyManager = z.infer<typeof CompanyManager>;
export const CompanyInvite = z.object({
  _id: Id,
  email: z.string(),
  invitedAt: Timestamp,
  endsAt: Timestamp,
});
export type CompanyInvite = z.infer<typeof CompanyInvite>;
export const CompanyTeam = z.object({ managers: z.array(CompanyManager), invites: z.array(CompanyInvite) });
export type CompanyTeam = z.infer<typeof CompanyTeam>;

const OneInvite = z.object({ code: z.string().min(1).max(100) });

export const companyTeam = endpoints({
  "GET /api/companies/:id/managers": {
    summary: "The owner, the managers and the open invitations",
    auth: "member",
    params: OneCompany,
    returns: CompanyTeam,
  },
  "POST /api/companies/:id/managers": {
    summary: "Invite a manager by e-mail",
    auth: "member",
    params: OneCompany,
    body: z.object({ email: Email }),
    returns: CompanyTeam,
    status: 201,
    limit: { points: COMPANY_INVITES_PER_DAY, seconds: 86_400, by: "account" },
  },
  "DELETE /api/companies/:id/managers/:userId": {
    summary: "Remove a manager, or leave the company",
    auth: "member",
    params: z.object({ id: CompanyRef, userId: Id }),
    returns: null,
  },
  "DELETE /api/companies/:id/invites/:inviteId": {
    summary: "Withdraw an invitation",
    auth: "member",
    params: z.object({ id: CompanyRef, inviteId: Id }),
    returns: null,
  },
  "POST /api/companies/:id/transfer": {
    summary: "Hand the company over to one of its managers",
    auth: "member",
    params: OneCompany,
    body: z.object({ userId: Id }),
    returns: CompanyTeam,
  },
  "GET /api/company-invites/:code": {
    summary: "What an invitation is for",
    params: OneInvite,
    returns: z.object({ company: z.string(), logo: z.string(), inviter: z.string() }),
    limit: { points: 60, seconds: 3600, by: "address" },
  },
  "POST /api/company-invites/:code/accept": {
    summary: "Become a manager",
    auth: "member",
    params: OneInvite,
    body: z.object({}),
    returns: z.object({ companyId: Id }),
  },
  "POST /api/company-invites/:code/decline": {
    summary: "Decline an invitation",
    auth: "member",
    params: OneInvite,
    body: z.object({}),
    returns: null,
  },
});
