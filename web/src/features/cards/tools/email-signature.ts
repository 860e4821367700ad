import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { webLink } from "@cardplaza/contract/links/web-link";
import { dialled, readablePhone } from "@cardplaza/contract/phones";
import type { Card } from "@cardplaza/contract/cards/cards";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";

type Signed = Pick<
  Card,
  "name" | "role" | "company" | "phone" | "email" | "website" | "slug" | "profile_image"
>;

/** A signature for e-mail programs: a table with styles of its own, because many know nothing newer. */
export function signatureHtml(card: Signed, origin: string): string {
  const { about, phone, website } = facts(card);
  const line = (content: string) => `<div style="color:#51607a">${content}</div>`;
  const link = (href: string, text: string) =>
    `<a href="${escaped(href)}" style="color:#1d4ed8;text-decoration:none">${escaped(text)}</a>`;
  const reach = [
    phone && link(`tel:${dialled(phone)}`, phone),
    card.email && link(`mailto:${card.email}`, card.email),
    website && link(website, bare(website)),
  ].filter(Boolean);
  const portrait = card.profile_image
    ? `<td style="padding-right:16px;vertical-align:top"><img src="${escaped(origin + pictureJpegUrl(card.profile_image))}" width="64" height="64" alt="" style="border-radius:32px;display:block"></td>`
    : "";
  return [
    `<table cellpadding="0" cellspacing="0" style="font:14px/1.5 Arial,'Nirmala UI','Noto Sans Devanagari','Kohinoor Devanagari',sans-serif;color:#0f172a"><tr>${portrait}<td>`,
    `<div style="font-size:16px;font-weight:bold">${escaped(card.name)}</div>`,
    about && line(escaped(about)),
    reach.length > 0 && line(reach.join(" &middot; ")),
    `<div style="margin-top:6px">${link(origin + CARD_PATHS.card(card.slug), "My digital business card")}</div>`,
    "</td></tr></table>",
  ]
    .filter(Boolean)
    .join("\n");
}

/** The signature for programs that take only plain text. */
export function signatureText(card: Signed, origin: string): string {
  const { about, phone, website } = facts(card);
  return [
    "-- ",
    card.name,
    about,
    phone,
    card.email,
    website && bare(website),
    origin + CARD_PATHS.card(card.slug),
  ]
    .filter(Boolean)
    .join("\n");
}

function facts(card: Signed) {
  const role = withoutPlaceholder("role", card.role);
  const company = withoutPlaceholder("company", card.company);
  return {
    about: [role, company].filter(Boolean).join(", "),
    phone: readablePhone(withoutPlaceholder("phone", card.phone)),
    website: webLink(card.website),
  };
}

const bare = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
