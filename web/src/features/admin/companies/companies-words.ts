import type { CompanyDecision, CompanyFilter } from "@cardplaza/contract/companies/company-desk-words";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { shownCount } from "@cardplaza/contract/counts";
import type { ActionWords } from "../lists/reason-dialog.tsx";

export const COMPANIES_WORDS = {
  title: "Companies",
  search: "Find a company",
  searchHint: "By name, city, GSTIN, phone number or id; at least 3 letters.",
  status: "Status",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "company" : "companies"}`,
  none: "No company found",
  noneText: "Check the spelling, or choose another status.",
  notLoaded: "The companies did not load",
  statuses: {
    all: "All companies",
    active: "Live",
    hidden: "Hidden by the owner",
    suspended: "Suspended",
  } satisfies Record<CompanyFilter, string>,
  columns: {
    name: "Company",
    owner: "Owner",
    gstin: "GSTIN",
    status: "Status",
    since: "Since",
    actions: "Actions",
  },
  noOwner: "Nobody",
  noGstin: "None",
  sheet: {
    page: "The company as people see it",
    legalName: "Legal name",
    industry: "Industry",
    phone: "Phone",
    email: "E-mail",
    website: "Website",
    address: "Address",
    about: "About",
    followers: "Followers",
    products: "Products",
    suspension: "Why it is suspended",
    team: "Team",
    noTeam: "Nobody manages this company.",
    owner: "Owner",
  },
  roles: { owner: "Owner", manager: "Manager" } satisfies Record<CompanyRole, string>,
  newOwner: "New owner",
  chooseOwner: "Choose a manager",
};

export const COMPANY_ACTION_WORDS: Record<CompanyDecision, ActionWords> = {
  suspend: {
    name: "Suspend",
    does: "Nobody but the team sees the company and its products. Nothing is deleted: Restore brings all of it back.",
    done: "The company is suspended",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
  restore: {
    name: "Restore",
    does: "Everybody sees the company and its products again.",
    done: "The company is restored",
  },
  transfer: {
    name: "Change the owner",
    does: "The manager becomes the owner and gets the enquiries. The owner of today stays as a manager. Both are told. The new owner can hand it back.",
    done: "The company has a new owner",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
};
