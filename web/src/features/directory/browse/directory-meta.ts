import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { MetaDescriptor } from "react-router";
import { pictureMeta } from "../../../lib/page-meta.ts";
import type { BreadcrumbList, ItemList, WithContext } from "schema-dts";
import {
  canonicalPath,
  directoryHeading,
  directoryPath,
  groupOf,
  type Directory,
} from "../directory-address.ts";
import type { DirectoryEntry } from "./directory-entry.ts";

interface Shown {
  directory: Directory;
  businesses: Pick<DirectoryEntry, "name" | "slug">[];
  origin: string;
}

export function directoryMeta({ directory, businesses, origin }: Shown): MetaDescriptor[] {
  const heading = directoryHeading(directory);
  const title = `${heading}${directory.city ? "" : " in India"} · ${PRODUCT_NAME}`;
  const description = `${heading}${directory.city ? "" : " across India"}: ratings and reviews, opening hours, phone numbers and directions. Call or send an enquiry in one tap.`;
  const url = origin + canonicalPath(directory);
  const isNarrowed = directory.q || directory.pin || directory.openNow || directory.rating;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(businesses.length === 0 || isNarrowed ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...pictureMeta(origin, "businesses"),
    { "script:ld+json": breadcrumbs(directory, origin) },
    ...(businesses.length > 0 ? [{ "script:ld+json": itemList(heading, businesses, origin) }] : []),
  ];
}

/** The way to a page of the directory: all businesses, the group, the category, the city. */
export function trailTo(directory: Pick<Directory, "category" | "city">): { name: string; path: string }[] {
  const nothing: Directory = {
    category: "",
    city: "",
    rating: "",
    openNow: false,
    sort: "rating",
    pin: "",
    q: "",
    page: 1,
  };
  const { category, city } = directory;
  const group = groupOf(category);
  const one = group?.within.find(({ slug }) => slug === category);
  return [
    { name: "Businesses", path: "/businesses" },
    ...[group, one].flatMap((step) =>
      step ? { name: step.name, path: directoryPath(nothing, { category: step.slug }) } : [],
    ),
    ...(city ? [{ name: city, path: directoryPath(nothing, { category, city }) }] : []),
  ];
}

export const breadcrumbs = (
  directory: Pick<Directory, "category" | "city">,
  origin: string,
  last?: { name: string; path: string },
): WithContext<BreadcrumbList> & Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [...trailTo(directory), ...(last ? [last] : [])].map(({ name, path }, at) => ({
    "@type": "ListItem" as const,
    position: at + 1,
    name,
    item: origin + path,
  })),
});

const itemList = (
  name: string,
  businesses: Shown["businesses"],
  origin: string,
): WithContext<ItemList> & Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  numberOfItems: businesses.length,
  itemListElement: businesses.map((business, at) => ({
    "@type": "ListItem" as const,
    position: at + 1,
    name: business.name,
    url: `${origin}/business/${business.slug}`,
  })),
});
