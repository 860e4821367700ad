import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { pageContext } from "../../../lib/page-context.ts";
import { pageMeta } from "../../../lib/page-meta.ts";
import type { Route } from "./+types/about-page.ts";
import { HowReviewsWork } from "./how-reviews-work.tsx";
import { HowWeRank } from "./how-we-rank.tsx";
import { Mission } from "./mission.tsx";
import { organization } from "./organization.ts";
import { WhoReadsMessages } from "./who-reads-messages.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.cache({ tags: ["policies"], query: [] });
  return { legal: await page.api["GET /api/legal-details"](), origin: page.origin };
}

const DESCRIPTION = `Why ${PRODUCT_NAME} exists, how search results are ordered with their exact weights, how reviews work, who can read your messages, and who runs it.`;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { origin, legal } = loaderData;
  return [
    ...pageMeta({
      origin,
      path: "/about",
      title: "About us",
      description: DESCRIPTION,
      picture: "about",
    }),
    { "script:ld+json": organization(legal, origin) },
  ];
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Mission />
      <HowWeRank />
      <HowReviewsWork />
      <WhoReadsMessages />
      <WhoWeAre legal={loaderData.legal} />
    </>
  );
}
