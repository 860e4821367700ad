import type { itPackages } from "@cardplaza/contract/it-services/it-packages";
import type { itProviders } from "@cardplaza/contract/it-services/it-providers";
import type { itRequirements } from "@cardplaza/contract/it-services/it-requirements";
import type { HandlersOf } from "../../context.ts";
import { opened } from "../notifications/opened.ts";
import { submitReport } from "../moderation/submit-report.ts";
import { changePackage } from "./packages/change-package.ts";
import { createPackage } from "./packages/create-package.ts";
import { moderatedPackages } from "./packages/moderated-packages.ts";
import { deletePackage } from "./packages/delete-package.ts";
import { listPackages } from "./packages/list-packages.ts";
import { pausePackage, resumePackage } from "./packages/pause-package.ts";
import { listOwnPackages, showPackage } from "./packages/show-package.ts";
import { listProviders } from "./providers/list-providers.ts";
import { saveProvider } from "./providers/save-provider.ts";
import { showOwnProvider, showProvider } from "./providers/show-provider.ts";
import { decideQuote } from "./requirements/decide-quote.ts";
import { listRequirements } from "./requirements/list-requirements.ts";
import { moveRequirement } from "./requirements/move-requirement.ts";
import { postRequirement } from "./requirements/post-requirement.ts";
import { showRequirement } from "./requirements/present-requirement.ts";
import { sendQuote } from "./requirements/send-quote.ts";

export const itProviderHandlers: HandlersOf<typeof itProviders> = {
  "GET /api/it-services/providers": ({ ctx, query }) => listProviders(ctx, query),
  "GET /api/it-services/providers/:id": ({ ctx, params }) => showProvider(ctx, params.id),
  "GET /api/companies/:id/provider": ({ ctx, params }) => showOwnProvider(ctx, params.id),
  "PUT /api/companies/:id/provider": ({ ctx, params, body }) => saveProvider(ctx, params.id, body),
};

export const itPackageHandlers: HandlersOf<typeof itPackages> = {
  "GET /api/it-services/packages": ({ ctx, query }) => listPackages(ctx, query),
  "GET /api/it-services/packages/mine": ({ ctx, query }) => listOwnPackages(ctx, query.company),
  "GET /api/it-services/packages/:id": ({ ctx, params }) => showPackage(ctx, params.id),
  "POST /api/it-services/packages": ({ ctx, body }) => createPackage(ctx, body),
  "PATCH /api/it-services/packages/:id": ({ ctx, params, body }) => changePackage(ctx, params.id, body),
  "DELETE /api/it-services/packages/:id": ({ ctx, params }) => deletePackage(ctx, params.id),
  "POST /api/it-services/packages/:id/pause": ({ ctx, params }) => pausePackage(ctx, params.id),
  "POST /api/it-services/packages/:id/resume": ({ ctx, params }) => resumePackage(ctx, params.id),
  "POST /api/it-services/packages/:id/report": ({ ctx, params, body }) =>
    submitReport(ctx, "it_package", params.id, body),
  "GET /api/admin/it-packages": ({ ctx, query }) => moderatedPackages.list(ctx, query),
  "PATCH /api/admin/it-packages/:id": ({ ctx, params, body }) =>
    moderatedPackages.decide(ctx, params.id, body),
};

export const itRequirementHandlers: HandlersOf<typeof itRequirements> = {
  "GET /api/it-services/requirements": ({ ctx, query }) => listRequirements(ctx, query),
  "POST /api/it-services/requirements": ({ ctx, body }) => postRequirement(ctx, body),
  "GET /api/it-services/requirements/:id": ({ ctx, params }) =>
    opened(ctx, params.id, showRequirement(ctx, params.id)),
  "PATCH /api/it-services/requirements/:id": ({ ctx, params, body }) =>
    moveRequirement(ctx, params.id, body.action),
  "POST /api/it-services/requirements/:id/quotes": ({ ctx, params, body }) => sendQuote(ctx, params.id, body),
  "POST /api/it-services/requirements/:id/report": ({ ctx, params, body }) =>
    submitReport(ctx, "it_requirement", params.id, body),
  "PATCH /api/quotes/:id": ({ ctx, params, body }) => decideQuote(ctx, params.id, body.action),
};
