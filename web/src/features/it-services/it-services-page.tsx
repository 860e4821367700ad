import { isRouteErrorResponse, redirect } from "react-router";
import { companyTag } from "@cardplaza/contract/companies/company-seen";
import {
  IT_SERVICES_TAG,
  packagePath,
  providerPath,
  providerTag,
} from "@cardplaza/contract/it-services/it-words";
import type { PageContext } from "@cardplaza/contract/page";
import { pageContext } from "../../lib/page-context.ts";
import { ErrorPage } from "../../site/error-page.tsx";
import { firstReviews } from "../reviews/first-reviews.ts";
import type { Route } from "./+types/it-services-page.ts";
import { BrowseView } from "./browse/browse-view.tsx";
import { CompareView } from "./compare/compare-view.tsx";
import { isNarrowed, readBrowse, readCompared } from "./it-address.ts";
import { itMeta } from "./it-meta.ts";
import { MissingService } from "./missing-service.tsx";
import { PackageView } from "./package/package-view.tsx";
import { ProviderView } from "./provider/provider-view.tsx";
import { reviewedProvider } from "./reviewed-provider.ts";
import { RequirementScreen } from "./requirements/requirement-screen.tsx";

/** The parameters that change what the page shows. */
const QUERY = [
  "category",
  "city",
  "budget",
  "size",
  "rating",
  "verified",
  "q",
  "page",
  "provider",
  "package",
  "compare",
  "requirement",
  "view",
];
const CACHED_PAGES = 3;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams: search } = url;
  const { origin } = page;
  const provider = search.get("provider");
  if (provider) return { view: "provider" as const, origin, ...(await loadProvider(page, provider)) };
  const one = search.get("package");
  if (one) return { view: "package" as const, origin, ...(await loadPackage(page, one)) };
  const compared = readCompared(search.get("compare") ?? "");
  if (compared.length > 0)
    return { view: "compare" as const, origin, providers: await loadCompared(page, compared) };
  // What only members see is drawn in the browser.
  if (search.has("requirement") || search.has("view")) return { view: "member" as const, origin };
  return { view: "browse" as const, origin, ...(await loadBrowse(page, search)) };
}

/** The company's tag, too: it follows its owner's plan and proofs, which give the badges. */
const tagsOf = (providers: readonly { _id: string }[]) =>
  providers.flatMap(({ _id }) => [providerTag(_id), companyTag(_id)]);

async function loadProvider(page: PageContext, ref: string) {
  const provider = await page.api["GET /api/it-services/providers/:id"]({ params: { id: ref } });
  if (provider.slug !== ref) throw redirect(providerPath(provider), 301);
  const { packages } = await page.api["GET /api/it-services/packages"]({ query: { provider: provider._id } });
  const reviews = await firstReviews(page, reviewedProvider(provider));
  page.cache({ tags: tagsOf([provider]), query: QUERY });
  return { provider, packages, reviews };
}

async function loadPackage(page: PageContext, ref: string) {
  const one = await page.api["GET /api/it-services/packages/:id"]({ params: { id: ref } });
  if (one.slug !== ref) throw redirect(packagePath(one), 301);
  const { packages } = await page.api["GET /api/it-services/packages"]({
    query: { provider: one.provider._id },
  });
  page.cache({ tags: tagsOf([one.provider]), query: QUERY });
  return { one, others: packages.filter(({ _id }) => _id !== one._id) };
}

/** The compared providers; those that are no longer there are left out. */
async function loadCompared(page: PageContext, refs: string[]) {
  const found = await Promise.allSettled(
    refs.map((id) => page.api["GET /api/it-services/providers/:id"]({ params: { id } })),
  );
  return found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
}

async function loadBrowse(page: PageContext, search: URLSearchParams) {
  const browse = readBrowse(search);
  const { verified, page: number, ...texts } = browse;
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ""));
  const list = await page.api["GET /api/it-services/providers"]({
    query: { ...given, ...(verified && { verified: "true" as const }), page: number },
  });
  const { category, city, q } = given;
  const { packages } = await page.api["GET /api/it-services/packages"]({
    query: { ...(category && { category: category as never }), ...(city && { city }), ...(q && { q }) },
  });
  if (!isNarrowed(browse) && number <= CACHED_PAGES)
    page.cache({ tags: [IT_SERVICES_TAG, ...tagsOf(list.providers)], query: QUERY });
  return { browse, ...list, packages: number === 1 ? packages : [] };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? itMeta(loaderData) : []);

export default function ItServicesPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === "provider") return <ProviderView {...loaderData} />;
  if (loaderData.view === "package") return <PackageView {...loaderData} />;
  if (loaderData.view === "compare") return <CompareView providers={loaderData.providers} />;
  if (loaderData.view === "member") return <RequirementScreen />;
  return <BrowseView {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) && error.status;
  return status === 404 || status === 410 ? <MissingService isGone={status === 410} /> : <ErrorPage />;
}
