import type { LinkDescriptor } from "react-router";

/** The mark in tabs, on home screens and in app lists. */
export const SITE_ICONS: LinkDescriptor[] = [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];
