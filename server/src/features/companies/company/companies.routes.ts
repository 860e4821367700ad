import type { companies } from "@cardplaza/contract/companies/companies";
import type { HandlersOf } from "../../../context.ts";
import { changeCompany } from "./change-company.ts";
import { completeCompany } from "./complete-company.ts";
import { createCompany } from "./create-company.ts";
import { showCompanyCase } from "../desk/company-cases.ts";
import { decideOnCompany, moderatedCompanies } from "../desk/moderated-companies.ts";
import { deleteCompany } from "./delete-company.ts";
import { hideCompany, showCompanyAgain } from "./hide-company.ts";
import { listDeletedCompanies, restoreCompany } from "./restore-company.ts";
import { saveStep } from "./save-step.ts";
import { showCompany, showMyCompany } from "./show-company.ts";
import { showKnownCompany } from "./show-known-company.ts";

export const companyHandlers: HandlersOf<typeof companies> = {
  "GET /api/companies/me": ({ ctx, query }) => showMyCompany(ctx, query.company),
  "GET /api/companies/known": ({ ctx }) => showKnownCompany(ctx),
  "GET /api/companies/deleted": ({ ctx }) => listDeletedCompanies(ctx),
  "POST /api/companies": ({ ctx, body }) => createCompany(ctx, body),
  "PATCH /api/companies/:id/onboarding": ({ ctx, params, body }) => saveStep(ctx, params.id, body),
  "POST /api/companies/:id/complete": ({ ctx, params }) => completeCompany(ctx, params.id),
  "GET /api/companies/:id": ({ ctx, params }) => showCompany(ctx, params.id),
  "PATCH /api/companies/:id": ({ ctx, params, body }) => changeCompany(ctx, params.id, body),
  "DELETE /api/companies/:id": ({ ctx, params }) => deleteCompany(ctx, params.id),
  "POST /api/companies/:id/restore": ({ ctx, params }) => restoreCompany(ctx, params.id),
  "POST /api/companies/:id/hide": ({ ctx, params }) => hideCompany(ctx, params.id),
  "POST /api/companies/:id/show": ({ ctx, params }) => showCompanyAgain(ctx, params.id),
  "GET /api/admin/companies": ({ ctx, query }) => moderatedCompanies.list(ctx, query),
  "GET /api/admin/companies/:id": async ({ ctx, params }) => ({
    company: await showCompanyCase(ctx, params.id),
  }),
  "PATCH /api/admin/companies/:id": ({ ctx, params, body }) => decideOnCompany(ctx, params.id, body),
};
