import { z } from "zod";
import { endpoints } from "../endpoint.ts";

/** The operator of the product, which the law requires on the site. All values come from the settings. */
export const LegalDetails = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string().nullable(),
  grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
});
export type LegalDetails = z.infer<typeof LegalDetails>;

export const legalDetails = endpoints({
  "GET /api/legal-details": {
    summary: "Who runs the product, and who takes grievances",
    returns: LegalDetails,
  },
});
