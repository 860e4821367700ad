/** Where views come from, in per cent. */
export const CHANNELS = { link: 46, shared: 30, qr: 15, saved: 9 };
export const COUNTRIES = { IN: 85, AE: 6, US: 3, GB: 2, SG: 2, QA: 1, AU: 1 };
export const DEVICES = { phone: 72, desktop: 23, tablet: 5 };
export const REFERRERS = {
  "": 58,
  "google.com": 15,
  "linkedin.com": 11,
  "instagram.com": 8,
  "facebook.com": 5,
  "web.whatsapp.com": 3,
};
export const SOURCES = { person: 90, bot: 6, owner: 4 };
export const LINKS = {
  phone: 30,
  whatsapp: 26,
  website: 18,
  email: 10,
  linkedin: 7,
  instagram: 6,
  address: 3,
};
/** How many of a hundred visitors of a card do this. */
export const ACTIONS = { click: 24, save: 12, share: 6, bookmark: 4, qr: 3 };

/** Views of each card on a normal day at the end of the period. */
export const VIEWS_A_DAY = [14, 10, 6, 8, 5, 4];
