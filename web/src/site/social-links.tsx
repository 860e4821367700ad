import type { ReactNode } from "react";

export interface SocialLink {
  name: string;
  href: string;
  icon: ReactNode;
}

export const LinkedInIcon = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M5 3.5A2.2 2.2 0 1 1 5 8a2.2 2.2 0 0 1 0-4.5zM3.1 9.7h3.8V21H3.1zM9.3 9.7H13v1.6c.6-1 1.9-1.9 3.7-1.9 3.3 0 4.2 2.1 4.2 5V21h-3.8v-5.9c0-1.4-.1-2.7-1.9-2.7s-2 1.4-2 2.7V21H9.3z" />
  </svg>
);

export const InstagramIcon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17.2 6.8h.01" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);

export const FacebookIcon = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M13.5 21.5v-8h2.7l.5-3.3h-3.2V8.1c0-1 .4-1.6 1.7-1.6H17V3.6a20 20 0 0 0-2.5-.1c-2.5 0-4.2 1.5-4.2 4.3v2.4H7.5v3.3h2.8v8z" />
  </svg>
);

export const XIcon = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M17.6 3.5h3l-6.6 7.6 7.8 9.9h-6.1l-4.8-6-5.4 6H2.4l7.1-8.1L2 3.5h6.3l4.3 5.5zm-1.1 15.8h1.7L7.4 5.2H5.6z" />
  </svg>
);

/** The defaults of a site setting. */
export const SOCIAL_LINKS: SocialLink[] = [
  { name: "LinkedIn", href: "https://www.linkedin.com/company/cardplaza", icon: <LinkedInIcon /> },
  { name: "Instagram", href: "https://www.instagram.com/cardplaza", icon: <InstagramIcon /> },
  { name: "Facebook", href: "https://www.facebook.com/cardplaza", icon: <FacebookIcon /> },
  { name: "X", href: "https://x.com/cardplaza", icon: <XIcon /> },
];
