import {
  ABOUT_MAX,
  HEADLINE_MAX,
  MAX_HANDLES,
  MAX_SKILLS,
  SKILL_MAX,
} from "@cardplaza/contract/people/profile-words";
import { placeOfAddress } from "../../cards/card-place.ts";
import type { CardRow } from "../../cards/cards.table.ts";

/** What a card says of a person, in the fields of a profile. Services too long for a skill are left out. */
export function toldByCard(card: CardRow) {
  const about = card.longDescription || card.shortDescription || card.business_description;
  const links = [
    card.linkedin_url,
    card.website,
    card.instagram_url,
    card.facebook_url,
    card.youtube_url,
    card.twitter_url,
  ];
  return {
    profile_image: card.profile_image,
    headline: [card.role, card.company].filter(Boolean).join(", ").slice(0, HEADLINE_MAX),
    about: about.slice(0, ABOUT_MAX),
    place: placeOfAddress(card.address),
    skills: card.services
      .map((service) => (typeof service === "string" ? service : service.name))
      .filter((name) => name.length <= SKILL_MAX)
      .slice(0, MAX_SKILLS),
    handles: links.filter(Boolean).slice(0, MAX_HANDLES),
  };
}
