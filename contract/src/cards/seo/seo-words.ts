// Apart from the endpoints, so that the browser takes these without zod.
import { PRODUCT_NAME } from "../../product.ts";
import { cardDescription, shortened, withoutPlaceholder } from "../card-rules.ts";

export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;
/** The length that search engines show of a description that was not written for them. */
const SHOWN_DESCRIPTION = 155;

interface Described {
  name: string;
  role: string;
  company: string;
  shortDescription: string;
  longDescription: string;
  business_description: string;
  custom_notes: string;
}
interface OwnWords {
  title: string;
  description: string;
}

/** A card's texts for search engines and messengers; the owner's texts come first. */
export function cardHead(card: Described, own?: OwnWords) {
  const role = withoutPlaceholder("role", card.role);
  const company = withoutPlaceholder("company", card.company);
  const about = [role, company].filter(Boolean).join(", ");
  const heading = `${card.name}${about ? ` – ${about}` : ""}`;
  return {
    /** The title of the page, and the first line of a search result. */
    title: own?.title || `${heading} · ${PRODUCT_NAME}`,
    /** The title of a shared link, where the site is named beside it. */
    shareTitle: own?.title || heading,
    description: own?.description || shortened(cardDescription(card), SHOWN_DESCRIPTION).text,
  };
}

export const SEO_FEATURE = "Priority SEO indexing";
