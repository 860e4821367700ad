import { withoutPlaceholder, type CardSwitches, type Completable, type Tabbed } from "./card-rules.ts";

type Contents = Completable & {
  email: string;
  business_phone: string;
  business_email: string;
  address: string;
  website: string;
  linkedin_url: string;
  twitter_url: string;
  facebook_url: string;
  instagram_url: string;
  youtube_url: string;
} & Tabbed;

const PERSONAL_CONTACT = { phone: "", email: "" };
const BUSINESS_CONTACT = { business_phone: "", business_email: "", address: "", website: "" };
const SOCIAL_MEDIA = {
  linkedin_url: "",
  twitter_url: "",
  facebook_url: "",
  instagram_url: "",
  youtube_url: "",
};

/** A public card: without placeholders and without what its owner switched off. */
export function asSeenByOthers<C extends Contents>(card: C, show: CardSwitches): C {
  return {
    ...card,
    phone: withoutPlaceholder("phone", card.phone),
    company: withoutPlaceholder("company", card.company),
    role: withoutPlaceholder("role", card.role),
    ...(show.showPersonalContact === false && PERSONAL_CONTACT),
    ...(show.showBusinessContact === false && BUSINESS_CONTACT),
    ...(show.showSocialMedia === false && SOCIAL_MEDIA),
    ...(show.showServices === false && { services: [] }),
    ...(show.showProducts === false && { products: [] }),
    ...(show.showGallery === false && { gallery: [] }),
  };
}
