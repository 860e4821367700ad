import { BUSINESS_CATEGORIES, categoryName } from "@cardplaza/contract/categories/business-categories";
import { cityName } from "@cardplaza/contract/places/city-names";
import {
  DIRECTORY_RATINGS,
  DIRECTORY_SORTS,
  type DirectorySort,
} from "@cardplaza/contract/directory/listing-page-words";

/** What the address of the directory says. */
export interface Directory {
  category: string;
  city: string;
  rating: string;
  openNow: boolean;
  sort: DirectorySort;
  pin: string;
  q: string;
  page: number;
}

/** What means nothing is left out. */
export function readDirectory(search: URLSearchParams): Directory {
  const valueOf = (name: string) => search.get(name)?.trim() ?? "";
  const page = Number(valueOf("page"));
  return {
    category: categoryName(valueOf("category")) ? valueOf("category") : "",
    city: cityName(valueOf("city")).slice(0, 80),
    rating: DIRECTORY_RATINGS.map(String).find((each) => each === valueOf("rating")) ?? "",
    openNow: ["true", "1", "on"].includes(valueOf("openNow")),
    sort: DIRECTORY_SORTS.find((each) => each === valueOf("sort")) ?? "rating",
    pin: /^[1-9]\d{5}$/.test(valueOf("pin")) ? valueOf("pin") : "",
    // A single letter finds nothing in particular.
    q: valueOf("q").length > 1 ? valueOf("q").slice(0, 80) : "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of the directory with some of it changed. Every change starts at the first page. */
export function directoryPath(directory: Directory, change: Partial<Directory> = {}): string {
  const { openNow, sort, page, ...texts } = { ...directory, page: 1, ...change };
  const search = new URLSearchParams();
  for (const name of ["category", "city", "pin", "q", "rating"] as const)
    if (texts[name]) search.set(name, texts[name]);
  if (openNow) search.set("openNow", "true");
  if (sort !== "rating") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/businesses?${search.toString()}` : "/businesses";
}

/** What search engines list: a category and a city, not every filter. */
export const canonicalPath = (directory: Directory) =>
  directoryPath(
    { ...directory, rating: "", openNow: false, sort: "rating", pin: "", q: "" },
    { page: directory.page },
  );

/** "Plumbers in Pune". */
export function directoryHeading({ category, city }: Pick<Directory, "category" | "city">): string {
  return `${categoryName(category) || "Businesses"}${city ? ` in ${city}` : ""}`;
}

/** The group of a category, or itself where it is one. */
export const groupOf = (slug: string) =>
  BUSINESS_CATEGORIES.find((group) => group.slug === slug || group.within.some((one) => one.slug === slug));
