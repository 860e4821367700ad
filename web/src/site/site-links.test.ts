import { describe, expect, it } from "vitest";
import { headerLinks, isCurrentPage, profileLinks } from "./site-links.ts";

const ravi = { name: "Ravi Menon", picture: null, hasCompany: false, hasListing: false, premium: false };
const paths = (links: { to: string }[]) => links.map((link) => link.to);

describe("header links", () => {
  it("offer a visitor the free listing, and no ConnectIn", () => {
    expect(paths(headerLinks(null))).toEqual([
      "/",
      "/about",
      "/business-cards",
      "/free-listing",
      "/businesses",
      "/it-services",
      "/connect-in?tab=job-portal",
    ]);
  });

  it("leave out the free listing once Ravi has one, and lead him to ConnectIn", () => {
    const links = paths(headerLinks({ ...ravi, hasListing: true }));
    expect(links).not.toContain("/free-listing");
    expect(links.at(-1)).toBe("/connect-in?tab=my-feed");
  });
});

describe("header links of somebody not known yet", () => {
  it("hold all there can be, with a condition on what depends on the person", () => {
    expect(headerLinks(undefined).filter((link) => link.until)).toEqual([
      { to: "/free-listing", label: "Free Listing", until: "no-listing" },
      { to: "/connect-in?tab=my-feed", label: "ConnectIn", until: "member" },
    ]);
  });
});

describe("the profile menu", () => {
  it("invites Ravi to register a company and a listing", () => {
    expect(paths(profileLinks(ravi))).toEqual([
      "/profile",
      "/company-onboarding",
      "/business-listing",
      "/business-cards",
    ]);
  });

  it("shows an owner the company and the listing", () => {
    expect(paths(profileLinks({ ...ravi, hasCompany: true, hasListing: true }))).toEqual([
      "/profile",
      "/company-profile",
      "/my-products",
      "/my-jobs",
      "/business-profile",
      "/business-cards",
    ]);
  });
});

describe("the current page", () => {
  it("ignores case and a last slash", () => {
    expect(isCurrentPage({ to: "/business-cards" }, { pathname: "/Business-Cards/", search: "" })).toBe(true);
    expect(isCurrentPage({ to: "/" }, { pathname: "/about", search: "" })).toBe(false);
  });

  it("distinguishes the tabs of one screen", () => {
    const feed = { pathname: "/connect-in", search: "?tab=my-feed" };
    expect(isCurrentPage({ to: "/connect-in?tab=my-feed" }, feed)).toBe(true);
    expect(isCurrentPage({ to: "/connect-in?tab=job-portal" }, feed)).toBe(false);
  });

  it("is Jobs on all screens with the list of jobs", () => {
    const jobs = headerLinks(null).find(({ label }) => label === "Jobs")!;
    for (const pathname of ["/jobs", "/plazy/jobs"])
      expect(isCurrentPage(jobs, { pathname, search: "?q=tally" })).toBe(true);
    expect(isCurrentPage(jobs, { pathname: "/connect-in", search: "?tab=job-portal" })).toBe(true);
    expect(isCurrentPage(jobs, { pathname: "/jobs/new", search: "" })).toBe(false);
  });
});
