import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CHAPTERS_TAG, chapterTag } from "@cardplaza/contract/chapters/chapter-words";
import type { PageContext } from "@cardplaza/contract/page";
import { Suspense, useEffect, useRef } from "react";
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { chapterMeta } from "../features/chapters/chapter-page/chapter-meta.ts";
import { ChapterView } from "../features/chapters/chapter-page/chapter-view.tsx";
import { MissingChapter } from "../features/chapters/chapter-page/missing-chapter.tsx";
import { UnlistedChapter } from "../features/chapters/chapter-page/unlisted-chapter.tsx";
import { useChapterAsMember } from "../features/chapters/use-chapter.ts";
import { finderQuery, needsPlan, readFinder } from "../features/chapters/finder/finder-address.ts";
import { finderMeta } from "../features/chapters/finder/finder-meta.ts";
import { FinderView } from "../features/chapters/finder/finder-view.tsx";
import { keyOf } from "../features/chapters/finder/use-finder.ts";
import { inviteMeta } from "../features/chapters/invite/invite-meta.ts";
import { InvitePage } from "../features/chapters/invite/invite-page.tsx";
import { MissingInvite } from "../features/chapters/invite/missing-invite.tsx";
import { latePart } from "../first-visit/late-part.ts";
import { ReferralStart } from "../features/chapters/referrals/referral-start.tsx";
import { pageContext } from "../lib/page-context.ts";
import { ErrorPage } from "../site/error-page.tsx";
import type { Route } from "./+types/offline-networking-page.ts";

const NewChapter = latePart(() =>
  import("../features/chapters/form/new-chapter.tsx").then((module) => module.NewChapter),
);

/** The parameters that change what the page shows. */
const QUERY = [
  "chapter",
  "invite",
  "tab",
  "create",
  "q",
  "city",
  "weekday",
  "seats",
  "online",
  "near",
  "radiusKm",
  "page",
];
const CACHED_PAGES = 3;

/** As a visitor sees it. What needs the plan or a sign-in is fetched in the browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { origin } = page;
  const id = url.searchParams.get("chapter");
  const code = url.searchParams.get("invite");
  if (id && code) return { view: "invite" as const, origin, code, invite: await loadInvite(page, code) };
  if (id) return { view: "chapter" as const, origin, ...(await loadChapter(page, id)) };
  // Written by members only, so it is drawn in the browser.
  if (url.searchParams.has("create")) return { view: "new" as const, origin };
  return { view: "finder" as const, origin, first: await loadFinder(page, url.searchParams) };
}

/** The invitation is not cached: its address holds a secret. */
const loadInvite = (page: PageContext, code: string) =>
  page.api["GET /api/chapter-invites/:code"]({ params: { code } }).catch(asMissing);

async function loadChapter(page: PageContext, id: string) {
  const chapter = await page.api["GET /api/chapters/:id"]({ params: { id } }).catch(asMissing);
  const { meetings } = await page.api["GET /api/chapters/:id/meetings"]({ params: { id }, query: {} });
  page.cache({ tags: [chapterTag(chapter._id)], query: QUERY });
  return { chapter, meetings };
}

/** A mistyped id is bad input for the call; for the page it is a chapter that does not exist. */
function asMissing(error: unknown): never {
  throw error instanceof Response && error.status === 400 ? new Response(null, { status: 404 }) : error;
}

async function loadFinder(page: PageContext, search: URLSearchParams) {
  const finder = readFinder(search);
  const query = finderQuery(finder);
  const found = needsPlan(finder) ? null : await page.api["GET /api/chapters"]({ query }).catch(asUnknown);
  // What many look at: all chapters, or those of one city.
  const isCommon = Object.keys(query).every((name) => name === "city" || name === "page");
  if (found && isCommon && finder.page <= CACHED_PAGES) page.cache({ tags: [CHAPTERS_TAG], query: QUERY });
  return { key: keyOf(finder), found };
}

/** A place that nobody knows: the browser asks again and shows what is wrong with it. */
function asUnknown(error: unknown): null {
  if (error instanceof Response && error.status === 400) return null;
  throw error;
}

// Filters and tabs fetch by themselves and show the old ones meanwhile.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  ["chapter", "create", "invite"].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { origin } = loaderData;
  if (loaderData.view === "chapter") return chapterMeta(loaderData.chapter, loaderData.meetings, origin);
  if (loaderData.view === "invite") return inviteMeta(loaderData.invite, origin);
  if (loaderData.view === "new") return [{ name: "robots", content: "noindex" }];
  const { found } = loaderData.first;
  return finderMeta(readFinder(new URLSearchParams(location.search)), { origin, found });
};

export default function OfflineNetworkingPage({ loaderData }: Route.ComponentProps) {
  useTopOfEach();
  if (loaderData.view === "finder")
    return (
      <>
        <ReferralStart />
        <FinderView first={loaderData.first} />
      </>
    );
  if (loaderData.view === "new")
    return (
      <Suspense>
        <NewChapter />
      </Suspense>
    );
  if (loaderData.view === "invite") return <InvitePage {...loaderData} key={loaderData.code} />;
  return <OneChapter {...loaderData} key={loaderData.chapter._id} />;
}

// The server renders the page for visitors. A member also sees their own part in it.
function OneChapter({ chapter, meetings }: { chapter: Chapter; meetings: ChapterMeeting[] }) {
  return <ChapterView chapter={useChapterAsMember(chapter._id).data ?? chapter} meetings={meetings} />;
}

/** The finder, each chapter and the form have one address: a change of it begins at the top. */
function useTopOfEach() {
  const [search] = useSearchParams();
  const place = ["chapter", "create", "invite"].map((name) => search.get(name)).join(" ");
  const shown = useRef(place);
  // A meeting comes into sight by itself.
  const isMeeting = search.has("meeting");
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (!isMeeting) scrollTo(0, 0);
  }, [place, isMeeting]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [search] = useSearchParams();
  const status = isRouteErrorResponse(error) && error.status;
  const id = search.get("chapter");
  if (id && search.has("invite") && (status === 404 || status === 410))
    return <MissingInvite chapterId={id} />;
  if (status === 404 && id) return <UnlistedChapter id={id} />;
  return status === 410 ? <MissingChapter /> : <ErrorPage />;
}
