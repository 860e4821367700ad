import { z } from "zod";
import { endpoints } from "./endpoint.ts";

export const listings = endpoints({
  "GET /api/business-listings/my-business": {
    summary: "One's own business listing, or null",
    auth: "member",
    // The directory gives the listing its shape; until then nobody can have one.
    returns: z.null(),
  },
});
