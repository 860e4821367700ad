import type { companyPages } from "@cardplaza/contract/companies/company-pages";
import type { HandlersOf } from "../../../context.ts";
import { submitReport } from "../../moderation/submit-report.ts";
import { serveCompanyPreview } from "../previews/serve-offer-preview.ts";
import { contactCompany } from "./contact-company.ts";
import { countCompanyView } from "./count-company-visit.ts";
import { followCompany, showFollowing, unfollowCompany } from "./follow-company.ts";
import { serveCompanyQr } from "./serve-company-qr.ts";
import { showCompanyPeople } from "./show-company-people.ts";
import { showCompanyStats } from "./show-company-stats.ts";
import { showSimilarCompanies } from "./similar-companies.ts";

export const companyPageHandlers: HandlersOf<typeof companyPages> = {
  "GET /api/companies/:id/similar": ({ ctx, params }) => showSimilarCompanies(ctx, params.id),
  "GET /api/companies/:id/people": ({ ctx, params }) => showCompanyPeople(ctx, params.id),
  "GET /api/companies/:id/follow": ({ ctx, params }) => showFollowing(ctx, params.id),
  "POST /api/companies/:id/follow": ({ ctx, params }) => followCompany(ctx, params.id),
  "DELETE /api/companies/:id/follow": ({ ctx, params }) => unfollowCompany(ctx, params.id),
  "POST /api/companies/:id/view": ({ ctx, params }) => countCompanyView(ctx, params.id),
  "POST /api/companies/:id/contact-click": ({ ctx, params, body }) =>
    contactCompany(ctx, params.id, body.kind),
  "POST /api/companies/:id/report": ({ ctx, params, body }) => submitReport(ctx, "company", params.id, body),
  "GET /api/companies/:id/qr.svg": ({ ctx, params }) => serveCompanyQr(ctx, params.id),
  "GET /api/companies/:id/og.jpg": ({ ctx, params }) => serveCompanyPreview(ctx, params.id),
  "GET /api/companies/:id/stats": ({ ctx, params }) => showCompanyStats(ctx, params.id),
};
