import { z } from "zod";
import { CardSeo } from "../card-seo.ts";
import { CardRef } from "../cards.ts";
import { endpoints } from "../../endpoint.ts";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "./seo-words.ts";
import { Line } from "../../text.ts";

/** With an empty title or description the card's default is used. */
export const NewSeo = z.object({
  title: Line(0, SEO_TITLE_MAX),
  description: Line(0, SEO_DESCRIPTION_MAX),
  index: z.boolean(),
});
export type NewSeo = z.infer<typeof NewSeo>;

const params = z.object({ id: CardRef });

export const seo = endpoints({
  "GET /api/business-cards/:id/seo": {
    summary: "How your card introduces itself to search engines",
    auth: "member",
    params,
    returns: CardSeo,
  },
  "PUT /api/business-cards/:id/seo": {
    summary:
      "Set title, description and whether search engines may list the card; premium but for listing it again",
    auth: "member",
    params,
    body: NewSeo,
    returns: CardSeo,
  },
});
