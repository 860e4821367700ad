import type { Viewer } from "./use-viewer.ts";

export interface SiteLink {
  to: string;
  label: string;
}

export const SIGN_IN: SiteLink = { to: "/auth", label: "Login / Sign up" };
export const UPGRADE: SiteLink = { to: "/business-cards/?upgrade=true", label: "Upgrade Now" };

export function headerLinks(viewer: Viewer | null): SiteLink[] {
  return [
    { to: "/", label: "Home" },
    { to: "/about", label: "About" },
    { to: "/business-cards", label: "Digital Business Cards" },
    ...(viewer?.hasListing ? [] : [{ to: "/free-listing", label: "Free Listing" }]),
    { to: "/businesses", label: "Businesses" },
    { to: "/it-services", label: "IT Services" },
    { to: "/connect-in?tab=job-portal", label: "Jobs" },
    ...(viewer ? [{ to: "/connect-in?tab=my-feed", label: "ConnectIn" }] : []),
  ];
}

export function profileLinks(viewer: Viewer): SiteLink[] {
  return [
    { to: "/profile", label: "My Profile" },
    ...(viewer.hasCompany
      ? [
          { to: "/company-profile", label: "Company Profile" },
          { to: "/my-products", label: "My Products" },
          { to: "/my-jobs", label: "My Jobs" },
        ]
      : [{ to: "/company-onboarding", label: "Register Company" }]),
    viewer.hasListing
      ? { to: "/business-profile", label: "Business Profile" }
      : { to: "/business-listing", label: "List Your Business" },
    { to: "/business-cards", label: "Digital Business Cards" },
  ];
}

export const FOOTER_GROUPS: { title: string; links: SiteLink[] }[] = [
  {
    title: "Product",
    links: [
      { to: "/create-card", label: "Create a card" },
      { to: "/free-listing", label: "Free listing" },
      { to: "/businesses", label: "Businesses" },
      { to: "/it-services", label: "IT services" },
      { to: "/plazy", label: "Plazy" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/", label: "Home" },
      { to: "/about", label: "About" },
      { to: "/contact-us", label: "Contact us" },
    ],
  },
  {
    title: "Policies",
    links: [
      { to: "/terms-and-conditions", label: "Terms and conditions" },
      { to: "/privacy-policy", label: "Privacy policy" },
      { to: "/refund-policy", label: "Refund policy" },
    ],
  },
];

/** Where a link is the page being looked at. Paths ignore case; a link with a tab means that tab only. */
export function isCurrentPage(to: string, location: { pathname: string; search: string }): boolean {
  const [path = "/", query = ""] = to.split("?");
  if (plainPath(path) !== plainPath(location.pathname)) return false;
  const shown = new URLSearchParams(location.search);
  return [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value);
}

const plainPath = (path: string) => path.toLowerCase().replace(/\/+$/, "") || "/";
