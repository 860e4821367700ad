import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import { BADGE_TEXT, looksLikeBadge } from "@cardplaza/contract/names";
import { CARD_LIMITS, MAX_PRICE, OFFER_LIMITS } from "@cardplaza/contract/cards/card-limits";
import { webLink } from "@cardplaza/contract/links/web-link";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import { SOCIAL_LINK_TEXT, type SocialPage, socialLink } from "@cardplaza/contract/links/social-links";
import { isEmail } from "../../accounts/recognise-address.ts";
import { tooLong } from "../../../forms/fields/too-long.ts";
import { withoutBlankRows } from "../../../forms/rows/blank-rows.ts";
import { type CardValues, OFFERS, readPrice, TEXT_FIELDS } from "./card-values.ts";

// Quick checks while typing. The contract's schemas decide on the server, so that the browser need
// not load their library.

const NAME_NEEDED = "Enter a name.";
/** The networks of a card's links. */
export const SOCIALS = {
  linkedin_url: "linkedin",
  twitter_url: "twitter",
  facebook_url: "facebook",
  instagram_url: "instagram",
  youtube_url: "youtube",
} as const;
const PHONE = /^[\d\s()+./-]*(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

type Stored = Pick<CardValues, "phone" | "business_phone">;

/** What is wrong, by the path of the field. */
export function checkCard(values: CardValues, stored?: Stored): Record<string, string> {
  const wrong: Record<string, string> = {};
  const limit = (path: string, text: string, most: number) => {
    const problem = tooLong(text, most);
    if (problem) wrong[path] = problem;
  };
  for (const field of TEXT_FIELDS) limit(field, values[field], CARD_LIMITS[field]);
  if (!values.name.trim()) wrong.name = NAME_NEEDED;
  else if (looksLikeBadge(values.name)) wrong.name = BADGE_TEXT.inName;
  for (const field of ["email", "business_email", "inviteEmail"] as const) {
    const email = values[field].trim();
    if (email && !isEmail(email)) wrong[field] = PEOPLE_TEXT.badEmail;
  }
  for (const field of ["phone", "business_phone"] as const) {
    const typed = values[field].trim();
    // A number that was stored under older rules does not block other changes.
    if (typed && typed !== stored?.[field] && !isDialled(typed)) wrong[field] = OWN_CARD_TEXT.badPhone;
  }
  if (values.website.trim() && webLink(values.website) === null) wrong.website = OWN_CARD_TEXT.badLink;
  for (const [field, page] of Object.entries(SOCIALS) as [keyof typeof SOCIALS, SocialPage][]) {
    if (values[field].trim() && socialLink(page, values[field]) === null) wrong[field] = SOCIAL_LINK_TEXT.bad;
  }
  const filled = withoutBlankRows(values, OFFERS);
  for (const list of OFFERS) {
    const rows: readonly object[] = filled[list];
    for (const [at, row] of values[list].entries()) {
      // A row that is still empty is left out, not refused.
      if (!rows.includes(row)) continue;
      if (!row.name.trim()) wrong[`${list}.${at}.name`] = NAME_NEEDED;
      for (const [field, most] of Object.entries(OFFER_LIMITS)) {
        limit(`${list}.${at}.${field}`, (row as unknown as Record<string, string>)[field] ?? "", most);
      }
      const problem = checkPrice(row.price);
      if (problem) wrong[`${list}.${at}.price`] = problem;
    }
  }
  return wrong;
}

function isDialled(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return PHONE.test(text) && digits >= 3 && digits <= 20;
}

function checkPrice(typed: string): string | undefined {
  const price = readPrice(typed);
  if (Number.isNaN(price)) return "Enter a price such as 1500 or 1500.50.";
  return (price ?? 0) > MAX_PRICE ? "This price is too high." : undefined;
}
