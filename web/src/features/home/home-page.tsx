import { SMALLEST_SHOWN_COUNT } from "@cardplaza/contract/home/home-limits";
import { CHAPTERS_TAG } from "@cardplaza/contract/chapters/chapter-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { DIRECTORY_TAG } from "@cardplaza/contract/directory/listing-page-words";
import { pageContext } from "../../lib/page-context.ts";
import type { Route } from "./+types/home-page.ts";
import { Areas } from "./areas.tsx";
import { Categories } from "./categories.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { Counts } from "./counts.tsx";
import { FOR_VISITORS } from "./for-visitors.ts";
import { Hero } from "./hero.tsx";
import { homeMeta } from "./home-meta.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { MemberStrip } from "./member-strip.tsx";
import { NewestEntries } from "./newest-entries.tsx";
import { Plans } from "./plans.tsx";
import { Questions } from "./questions.tsx";
import { TopBusinesses } from "./top-businesses.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const city = url.searchParams.get("city");
  const { stats, ...home } = await page.api["GET /api/home"]({ query: { city: city ?? undefined } });
  // Only under the city's own name: made-up ones would crowd the memory.
  if (home.city === city) page.cache({ tags: ["home", DIRECTORY_TAG, CHAPTERS_TAG], query: ["city"] });
  // Decided here rather than in the browser, so that the contract's schemas stay on the server.
  const shown = (count: number) => (count >= SMALLEST_SHOWN_COUNT ? count : null);
  return {
    ...home,
    // In words here, so that the browser needs no code for it.
    chapters: home.chapters.map((chapter) => ({ ...chapter, when: appointmentInWords(chapter.startsAt) })),
    counts: {
      members: shown(stats.members),
      businesses: shown(stats.businesses),
      companies: shown(stats.companies),
      products: shown(stats.products),
    },
    origin: page.origin,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => homeMeta(loaderData?.origin ?? "");

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { categories, businesses, city, cities, jobs, chapters, counts } = loaderData;
  return (
    <>
      <MemberStrip />
      <Hero />
      <div className={FOR_VISITORS}>
        <Areas />
      </div>
      {/* The first section below the search of a member. */}
      <div className="in-data-session:pt-8">
        <Categories categories={categories} city={city} />
      </div>
      <TopBusinesses businesses={businesses} city={city} cities={cities} />
      <NewestEntries jobs={jobs} chapters={chapters} />
      <div className={FOR_VISITORS}>
        <HowItWorks />
        <Counts {...counts} />
        <Plans />
        <Questions />
        <ClosingCall />
      </div>
    </>
  );
}
