import { z } from "zod";
import { BADGES } from "../names.ts";
import { endpoints } from "../endpoint.ts";
import { Id } from "../shapes.ts";
import { OneCompany } from "./companies.ts";
import { COMPANY_CONTACT_KINDS } from "./company-words.ts";
import { reportCall } from "../moderation/report-call.ts";

/** A line about a company, in lists. */
export const CompanyLine = z.object({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  industry: z.string(),
  logo: z.string(),
  city: z.string(),
  tagline: z.string(),
  ratingAvg: z.number(),
  ratingCount: z.number().int(),
  badges: z.array(z.enum(BADGES)),
});
export type CompanyLine = z.infer<typeof CompanyLine>;

const CompanyFigures = z.object({
  views: z.number().int(),
  followers: z.number().int(),
  calls: z.number().int(),
  whatsapp: z.number().int(),
  enquiries: z.number().int(),
});
export const CompanyStats = z.object({
  from: z.string(),
  to: z.string(),
  totals: CompanyFigures,
  /** Day by day with the plan, otherwise null. */
  series: z.array(CompanyFigures.extend({ day: z.string() })).nullable(),
});
export type CompanyStats = z.infer<typeof CompanyStats>;

const Followed = z.object({ following: z.boolean(), followers: z.number().int() });

export const companyPages = endpoints({
  "GET /api/companies/:id/similar": {
    summary: "Companies of the same industry, those of the same city first",
    params: OneCompany,
    returns: z.object({ companies: z.array(CompanyLine) }),
  },
  "GET /api/companies/:id/people": {
    summary: "The team members who show themselves",
    params: OneCompany,
    returns: z.object({
      people: z.array(
        z.object({
          /** For members who may see their profile. */
          _id: Id.nullable(),
          name: z.string(),
          /** What they do there, in their own words, or their part in the team. */
          role: z.string(),
          picture: z.string().nullable(),
          path: z.string(),
        }),
      ),
    }),
  },
  "GET /api/companies/:id/follow": {
    summary: "Whether you follow a company",
    auth: "member",
    params: OneCompany,
    returns: Followed,
  },
  "POST /api/companies/:id/follow": {
    summary: "Follow a company; doing it again changes nothing",
    auth: "member",
    params: OneCompany,
    body: z.object({}),
    returns: Followed,
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "DELETE /api/companies/:id/follow": {
    summary: "Follow a company no longer",
    auth: "member",
    params: OneCompany,
    returns: Followed,
  },
  "POST /api/companies/:id/view": {
    summary: "Count a visit, once a visitor and hour",
    params: OneCompany,
    body: z.object({}),
    returns: null,
  },
  "POST /api/companies/:id/contact-click": {
    summary: "Count that a visitor calls or writes by WhatsApp, once a visitor and hour",
    params: OneCompany,
    body: z.object({ kind: z.enum(COMPANY_CONTACT_KINDS) }),
    returns: null,
  },
  "POST /api/companies/:id/report": reportCall("a company", OneCompany),
  "GET /api/companies/:id/qr.svg": {
    summary: "The QR code of a company's page",
    params: OneCompany,
    returns: { raw: "image/svg+xml" },
  },
  "GET /api/companies/:id/og.jpg": {
    summary: "The preview image of a company",
    params: OneCompany,
    returns: { raw: "image/jpeg" },
  },
  "GET /api/companies/:id/stats": {
    summary: "Views, followers, taps on the number and enquiries of the last days; day by day with the plan",
    auth: "member",
    params: OneCompany,
    returns: CompanyStats,
  },
});
