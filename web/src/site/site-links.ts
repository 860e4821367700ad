import type { Viewer } from "../lib/use-viewer.ts";

export interface SiteLink {
  to: string;
  label: string;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  /** While it is not known who looks: the style sheet decides by what the last page remembered. */
  until?: "member" | "no-listing";
}

export const SIGN_IN: SiteLink = { to: "/auth", label: "Login / Sign up" };
export const UPGRADE: SiteLink = { to: "/business-cards/?upgrade=true", label: "Upgrade Now" };

/** `undefined` means that the viewer is not known yet: every link, with a condition on some. */
export function headerLinks(viewer: Viewer | null | undefined): SiteLink[] {
  const unknown = viewer === undefined;
  const freeListing: SiteLink = { to: "/free-listing", label: "Free Listing" };
  const connectIn: SiteLink = { to: "/connect-in?tab=my-feed", label: "ConnectIn" };
  return [
    { to: "/", label: "Home" },
    { to: "/about", label: "About" },
    { to: "/business-cards", label: "Digital Business Cards" },
    ...(unknown
      ? [{ ...freeListing, until: "no-listing" as const }]
      : viewer?.hasListing
        ? []
        : [freeListing]),
    { to: "/businesses", label: "Businesses" },
    { to: "/it-services", label: "IT Services" },
    { to: "/connect-in?tab=job-portal", label: "Jobs", also: ["/jobs", "/plazy/jobs"] },
    ...(unknown ? [{ ...connectIn, until: "member" as const }] : viewer ? [connectIn] : []),
  ];
}

/** Shows a link to those it is for, from the marks on <html>, before anything is known for certain. */
export const SHOWN_UNTIL_KNOWN = {
  member: "hidden in-data-session:block",
  "no-listing": "in-data-has-listing:hidden",
} as const;

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

interface Location {
  pathname: string;
  search: string;
}

/** Where a link is the page being looked at. Paths ignore case; a link with a tab means that tab only. */
export const isCurrentPage = (
  { to, also = [] }: Pick<SiteLink, "to" | "also">,
  location: Location,
): boolean => [to, ...also].some((address) => isAt(address, location));

function isAt(to: string, location: Location): boolean {
  const [path = "/", query = ""] = to.split("?");
  if (plainPath(path) !== plainPath(location.pathname)) return false;
  const shown = new URLSearchParams(location.search);
  return [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value);
}

const plainPath = (path: string) => path.toLowerCase().replace(/\/+$/, "") || "/";
