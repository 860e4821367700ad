// Without zod, so that forms show while typing which address a handle becomes.
import { webLink } from "./web-link.ts";

/** Where the pages of people and firms are; the handle follows. */
const PAGES = {
  linkedin: "https://www.linkedin.com/in/",
  linkedinCompany: "https://www.linkedin.com/company/",
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  twitter: "https://x.com/",
  youtube: "https://www.youtube.com/@",
} as const;
export type SocialPage = keyof typeof PAGES;

const HANDLE = /^@?([\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]{0,99})$/u;
/** `asha.menon` is a handle, `example.com` an address. */
const ADDRESS_END = /\.(com|in|org|net|io|co|me|app|biz|info|dev|shop|store)$/i;

export const SOCIAL_LINK_TEXT = {
  hint: "Handle, name or link",
  bad: "Enter a handle such as @yourname, or a link.",
  badNamed: "Add the network, such as instagram.com/yourname.",
} as const;

/** The address that a handle, a name or a link stands for; null if it is none of them. */
export function socialLink(page: SocialPage, value: string): string | null {
  const text = value.trim();
  const handle = HANDLE.exec(text)?.[1];
  if (handle && (text.startsWith("@") || !ADDRESS_END.test(text)))
    return new URL(PAGES[page] + encodeURIComponent(handle)).href;
  return webLink(text);
}

const NAMED: Record<string, SocialPage> = {
  linkedin: "linkedin",
  facebook: "facebook",
  fb: "facebook",
  instagram: "instagram",
  insta: "instagram",
  twitter: "twitter",
  x: "twitter",
  youtube: "youtube",
};

/** The same where the field does not say the network: `instagram @asha` or a link. */
export function namedSocialLink(value: string): string | null {
  const [, network = "", handle = ""] = /^([a-z]+)[\s:]+(@?\S+)$/i.exec(value.trim()) ?? [];
  const page = NAMED[network.toLowerCase()];
  if (page && HANDLE.test(handle)) return socialLink(page, handle);
  return value.trim().startsWith("@") ? null : webLink(value);
}
