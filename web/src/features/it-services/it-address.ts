import { COMPANY_SIZES } from "@cardplaza/contract/companies/company-words";
import {
  IT_BUDGETS,
  IT_RATINGS,
  IT_SERVICES_PATH,
  itCategoryName,
  MAX_COMPARED,
} from "@cardplaza/contract/it-services/it-words";
import { cityName } from "@cardplaza/contract/places/city-names";

/** What the address of the list says. */
export interface Browse {
  category: string;
  city: string;
  budget: string;
  size: string;
  rating: string;
  verified: boolean;
  q: string;
  page: number;
}

/** What means nothing is left out. */
export function readBrowse(search: URLSearchParams): Browse {
  const valueOf = (name: string) => search.get(name)?.trim() ?? "";
  const page = Number(valueOf("page"));
  return {
    category: itCategoryName(valueOf("category")) ? valueOf("category") : "",
    city: cityName(valueOf("city")).slice(0, 80),
    budget: IT_BUDGETS.find(({ slug }) => slug === valueOf("budget"))?.slug ?? "",
    size: COMPANY_SIZES.find((size) => size === valueOf("size")) ?? "",
    rating: IT_RATINGS.map(String).find((each) => each === valueOf("rating")) ?? "",
    verified: ["true", "1", "on"].includes(valueOf("verified")),
    q: valueOf("q").length > 1 ? valueOf("q").slice(0, 80) : "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of the list with some of it changed. Every change starts at the first page. */
export function browsePath(browse: Browse, change: Partial<Browse> = {}): string {
  const { verified, page, ...texts } = { ...browse, page: 1, ...change };
  const search = new URLSearchParams();
  for (const name of ["category", "city", "budget", "size", "rating", "q"] as const)
    if (texts[name]) search.set(name, texts[name]);
  if (verified) search.set("verified", "true");
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${IT_SERVICES_PATH}?${search.toString()}` : IT_SERVICES_PATH;
}

export const isNarrowed = ({ budget, size, rating, verified, q }: Browse) =>
  Boolean(budget || size || rating || verified || q);

/** How many are set, besides the category, which is beside the list. */
export const filtersInForce = ({ city, budget, size, rating, verified, q }: Browse) =>
  [city, budget, size, rating, verified, q].filter(Boolean).length;

/** "Web services in Pune" */
export const browseHeading = ({ category, city }: Browse) =>
  `${category ? `${itCategoryName(category)} services` : "IT services"}${city ? ` in ${city}` : ""}`;

export const comparePath = (ids: readonly string[]) => `${IT_SERVICES_PATH}?compare=${ids.join(",")}`;
export const readCompared = (text: string) =>
  [...new Set(text.split(","))].filter(Boolean).slice(0, MAX_COMPARED);

/** The form for a new requirement, with the providers that are invited from the start. */
export const postPath = (invited: readonly string[] = []) =>
  `${IT_SERVICES_PATH}?view=post${invited.length > 0 ? `&invite=${invited.join(",")}` : ""}`;
export const REQUIREMENTS_PATH = `${IT_SERVICES_PATH}?view=requirements`;
