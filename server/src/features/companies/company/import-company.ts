import { eq } from "drizzle-orm";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { ABOUT_MIN, COMPANY_LIMITS, MAX_SPECIALITIES } from "@cardplaza/contract/companies/company-words";
import { gstinFitsState } from "@cardplaza/contract/directory/listing-rules";
import type { Db } from "../../../platform/database.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { mainCardIdOf } from "../../cards/card-queries.ts";
import { cards, type CardRow } from "../../cards/cards.table.ts";
import { listingOf } from "../../directory/listings/listing-queries.ts";
import type { ListingRow } from "../../directory/listings/listings.table.ts";
import { addressInText } from "./address-in-text.ts";
import type { CompanyValues } from "./company-values.ts";

/** What the member's listing says, and what only their main card says. They check it in every step. */
export async function knownOfCompany(db: Db, member: Member): Promise<CompanyValues> {
  const cardId = await mainCardIdOf(db, member.id);
  const [card] = cardId ? await db.select().from(cards).where(eq(cards.id, cardId)) : [];
  const listing = await listingOf(db, member.id);
  return {
    email: member.email ?? "",
    ...(card && withoutEmpty(fromCard(card))),
    ...(card && withoutEmpty(addressOfCard(card, listing))),
    ...(listing && withoutEmpty(fromListing(listing))),
  };
}

/** Only where the listing has none: parts of two addresses are no address. A GSTIN must be of the same state. */
function addressOfCard({ address }: CardRow, listing: ListingRow | undefined): CompanyValues {
  if (listing?.line1 || listing?.city || listing?.pin) return {};
  const found = addressInText(address);
  const fits = !listing?.gstin || !found.state || gstinFitsState(listing.gstin, found.state);
  return fits ? found : {};
}

function fromCard(card: CardRow): CompanyValues {
  const socials = {
    linkedin: card.linkedin_url,
    facebook: card.facebook_url,
    instagram: card.instagram_url,
    twitter: card.twitter_url,
    youtube: card.youtube_url,
  };
  const about = [card.business_description, card.longDescription].find(({ length }) => length >= ABOUT_MIN);
  return {
    name: withoutPlaceholder("company", card.company),
    phone: card.business_phone || withoutPlaceholder("phone", card.phone),
    email: card.business_email || card.email,
    website: card.website,
    logo: card.business_logo,
    cover: card.business_cover_photo,
    about: about?.slice(0, COMPANY_LIMITS.about),
    tagline: card.shortDescription.length <= COMPANY_LIMITS.tagline ? card.shortDescription : "",
    socials: withoutEmpty(socials),
  };
}

const fromListing = (listing: ListingRow): CompanyValues => ({
  name: listing.name,
  phone: listing.phone,
  email: listing.email,
  website: listing.website,
  gstin: listing.gstin,
  line1: listing.line1,
  line2: listing.line2,
  locality: listing.locality,
  city: listing.city,
  cityKey: listing.cityKey,
  state: listing.state,
  pin: listing.pin,
  lat: listing.lat,
  lng: listing.lng,
  logo: listing.logo,
  cover: listing.cover || listing.photos[0],
  about: listing.description,
  foundedYear: listing.yearFounded,
  specialities: specialitiesOf(listing),
});

function specialitiesOf({ services }: ListingRow): string[] {
  const names = services.map(({ name }) => name.slice(0, COMPANY_LIMITS.speciality));
  return [...new Set(names)].slice(0, MAX_SPECIALITIES);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** So that an empty field of the one does not replace a filled field of the other. */
const withoutEmpty = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<Fields>;
