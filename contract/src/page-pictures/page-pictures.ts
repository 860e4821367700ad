import { z } from "zod";
import { endpoints } from "../endpoint.ts";

export const pagePictures = endpoints({
  "GET /api/page-pictures/:file": {
    summary: "The picture that a shared link to a page shows, as {page}.jpg",
    params: z.object({ file: z.string().max(60) }),
    returns: { raw: "image/jpeg" },
  },
});
