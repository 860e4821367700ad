import { SMALLEST_SHOWN_COUNT } from "@cardplaza/contract/home";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "@cardplaza/contract/product";
import { pageContext } from "../../lib/page-context.ts";
import type { Route } from "./+types/home-page.ts";
import { Areas } from "./areas.tsx";
import { Categories } from "./categories.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { MemberCount } from "./member-count.tsx";
import { NewestEntries } from "./newest-entries.tsx";
import { Plans } from "./plans.tsx";
import { Questions } from "./questions.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.keep({ tags: ["home"], query: [] });
  const home = await page.api["GET /api/home"]();
  // Decided here rather than in the browser, so that the contract's schemas stay on the server.
  const members = home.stats.members >= SMALLEST_SHOWN_COUNT ? home.stats.members : null;
  return { ...home, members, origin: page.origin };
}

const TITLE = `${PRODUCT_NAME} · ${PRODUCT_TAGLINE}`;
const DESCRIPTION =
  "Make a digital business card, share it with one link or a QR code, and let customers across India find your business.";

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const address = `${loaderData?.origin ?? ""}/`;
  return [
    { title: TITLE },
    { name: "description", content: DESCRIPTION },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: TITLE },
    { property: "og:description", content: DESCRIPTION },
    { property: "og:url", content: address },
    { property: "og:image", content: `${address}icon-512.png` },
    { property: "og:locale", content: "en_IN" },
    { name: "twitter:card", content: "summary" },
    { tagName: "link", rel: "canonical", href: address },
  ];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { categories, businesses, jobs, chapters, members } = loaderData;
  return (
    <>
      <Hero />
      <Areas />
      <HowItWorks />
      <Categories categories={categories} />
      <NewestEntries businesses={businesses} jobs={jobs} chapters={chapters} />
      <MemberCount members={members} />
      <Plans />
      <Questions />
      <ClosingCall />
    </>
  );
}
