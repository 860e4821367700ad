import { z } from "zod";
import { endpoints } from "../endpoint.ts";

/** Who runs the product, as the law has it stand on the site. All of it comes from the settings. */
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
