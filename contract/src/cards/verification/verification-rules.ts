// How an owner proves a card. No zod here: the screen imports this file.

export const VERIFICATION_METHODS = ["email", "dns", "document"] as const;
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];
export const VERIFICATION_STATUSES = ["pending", "verified", "refused", "ended"] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
export const VERIFIED_YEARS = 1;
export const VERIFICATION_MAILS_PER_ADDRESS_AND_DAY = 3;
/** The name of the record, before the domain. */
export const DNS_LABEL = "_cardplaza";

export const VERIFICATION_TEXT = {
  incomplete: "Complete your card first.",
  noWebsite: "Add your website to the card first: its domain is what you prove.",
  sharedDomain: (domain: string) =>
    `Anyone can have an address at ${domain}, so it proves nothing. Use a document.`,
  otherDomain: (domain: string) => `Use an address that ends in @${domain}.`,
  tooManyMails: "This address has had enough codes for today. Try again tomorrow, or choose another way.",
  nothingOpen: "There is nothing to confirm. Start again.",
  wrongRecord: "This is not the value of your record.",
  noRecord: (name: string) =>
    `We do not find the record at ${name} yet. New records can take some hours to show.`,
  dnsAway: "The domain's name server does not answer. Please try again in a moment.",
  waitsForUs: "We are looking at your document. You will hear from us.",
  changed: "The card has changed since then. Start again.",
  decided: "This has been decided already.",
  notYourTask: "Only moderators decide on verifications.",
  notThere: "There is no such verification.",
} as const;

/** Anybody can have an address or a page there. */
const SHARED_DOMAINS = new Set(
  `gmail.com googlemail.com google.com outlook.com outlook.in hotmail.com hotmail.co.uk live.com live.in msn.com
  yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com rediffmail.com rediff.com icloud.com me.com
  mac.com aol.com proton.me protonmail.com pm.me zoho.com zohomail.com zohomail.in gmx.com gmx.net gmx.de web.de
  mail.com email.com mail.ru yandex.com yandex.ru tutanota.com tuta.io tuta.com fastmail.com hey.com hushmail.com
  inbox.com usa.com sify.com indiatimes.com in.com vsnl.com vsnl.net bsnl.in bsnl.co.in airtelmail.com qq.com
  163.com 126.com sina.com naver.com daum.net mailinator.com guerrillamail.com 10minutemail.com yopmail.com
  temp-mail.org tempmail.com sharklasers.com trashmail.com maildrop.cc facebook.com fb.com instagram.com
  linkedin.com twitter.com x.com youtube.com youtu.be whatsapp.com wa.me t.me telegram.org linktr.ee bit.ly
  blogspot.com wordpress.com wixsite.com weebly.com github.io gitlab.io netlify.app vercel.app web.app
  firebaseapp.com pages.dev herokuapp.com business.site godaddysites.com myshopify.com substack.com medium.com
  notion.site tumblr.com justdial.com indiamart.com sulekha.com`.split(/\s+/),
);

/** The website's own domain, without its www; null if there is none. */
export function domainOf(website: string): string | null {
  if (!URL.canParse(website)) return null;
  const host = new URL(website).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
  const isName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host);
  return isName ? host : null;
}

/** A mail or hosting provider's domain, or a name under it: its customers do not own it. */
export function isSharedDomain(domain: string): boolean {
  const labels = domain.split(".");
  return labels.some((_, at) => SHARED_DOMAINS.has(labels.slice(at).join(".")));
}
