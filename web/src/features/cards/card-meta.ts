import { CARD_FILES, PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { webLink } from "@cardplaza/contract/links/web-link";
import type { Card } from "@cardplaza/contract/cards/cards";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { cardHead } from "@cardplaza/contract/cards/seo/seo-words";
import type { MetaDescriptor } from "react-router";

/** What search engines and messengers learn of a card. */
export function cardMeta(card: Card, origin: string): MetaDescriptor[] {
  const role = withoutPlaceholder("role", card.role);
  const company = withoutPlaceholder("company", card.company);
  const { title, shareTitle, description } = cardHead(card, card.seo);
  const isListed = !card.isIncomplete && card.seo?.index !== false;
  const url = origin + CARD_PATHS.card(card.slug);
  const image = origin + CARD_FILES.preview(card._id, card.updated_at);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(isListed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: "profile" },
    { property: "og:title", content: shareTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(PREVIEW_IMAGE.width) },
    { property: "og:image:height", content: String(PREVIEW_IMAGE.height) },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": profilePage(card, { role, company, url, origin, description }) },
  ];
}

type Facts = Record<"role" | "company" | "url" | "origin" | "description", string>;

function profilePage(card: Card, { role, company, url, origin, description }: Facts) {
  const sameAs = [
    card.website,
    card.linkedin_url,
    card.instagram_url,
    card.facebook_url,
    card.twitter_url,
    card.youtube_url,
  ].flatMap((value) => webLink(value) ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    ...(card.seo?.title ? { name: card.seo.title } : {}),
    description,
    dateCreated: card.created_at,
    dateModified: card.updated_at,
    mainEntity: {
      "@type": "Person",
      name: card.name,
      ...(card.profile_image ? { image: origin + pictureJpegUrl(card.profile_image) } : {}),
      ...(role ? { jobTitle: role } : {}),
      ...(company ? { worksFor: { "@type": "Organization", name: company } } : {}),
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
  };
}
