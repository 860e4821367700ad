import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { pagePictureUrl, type PagePictureName } from "@cardplaza/contract/page-pictures/page-picture-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { MetaDescriptor } from "react-router";

interface PublicPage {
  origin: string;
  /** The canonical address for search engines, without irrelevant parameters. */
  path: string;
  /** The title without the product's name, which follows it. */
  title: string;
  description: string;
  /** The name of a drawn one, or the path of its own. */
  picture: PagePictureName | { path: string };
}

/** What search engines and messengers learn of a page for everybody. */
export function pageMeta({ origin, path, title, description, picture }: PublicPage): MetaDescriptor[] {
  const address = origin + path;
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    ...pictureMeta(origin, picture),
  ];
}

/** The drawn picture of a page, in the size that every messenger shows whole. */
export const pictureMeta = (origin: string, picture: PublicPage["picture"]): MetaDescriptor[] => [
  {
    property: "og:image",
    content: origin + (typeof picture === "string" ? pagePictureUrl(picture) : picture.path),
  },
  { property: "og:image:width", content: String(PREVIEW_IMAGE.width) },
  { property: "og:image:height", content: String(PREVIEW_IMAGE.height) },
  { name: "twitter:card", content: "summary_large_image" },
];
