import type { CompanyDecision, CompanyFilter } from "@cardplaza/contract/companies/company-desk-words";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import type {
  ProductDecision,
  ProductFilter,
} from "@cardplaza/contract/companies/products/product-desk-words";
import { PRODUCT_STATUS_LABEL } from "@cardplaza/contract/companies/products/product-words";
import type { JobDecision, JobFilter } from "@cardplaza/contract/jobs/job-desk-words";
import { JOB_STATUS_LABEL } from "@cardplaza/contract/jobs/job-words";
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

/** Of the lists that share their columns. */
export const DESK_COLUMNS = {
  name: "Title",
  status: "Status",
  since: "Since",
  actions: "Actions",
  unnamed: "Without a title",
};

export const JOBS_WORDS = {
  title: "Jobs",
  search: "Find a job",
  searchHint: "By title, company or id; at least 3 letters.",
  status: "Status",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "job" : "jobs"}`,
  none: "No jobs here",
  noneText: "Nothing waits for review, or no job matches. Choose another status to see more.",
  notLoaded: "The jobs did not load",
  statuses: {
    ...JOB_STATUS_LABEL,
    pending: "Waiting for review",
    all: "All jobs",
  } satisfies Record<JobFilter, string>,
  columns: { status: "Status", company: "Company" },
  sheet: {
    why: "Word for which it waits, or our reason",
    type: "Type",
    mode: "Work mode",
    salary: "Salary",
    skills: "Skills",
    until: "Last day to apply",
    apply: "Apply at",
    questions: "Questions to applicants",
    description: "Description",
  },
};

export const JOB_ACTION_WORDS: Record<JobDecision, ActionWords> = {
  approve: {
    name: "Approve",
    does: "The job opens, and the company's team is told.",
    done: "The job is open",
    isMain: true,
  },
  reject: {
    name: "Reject",
    does: "The job stays hidden. The team reads your reason, can change the job and send it again.",
    done: "The job is rejected",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
  remove: {
    name: "Take down",
    does: "Nobody else sees the job any more. The team reads your reason and can appeal.",
    done: "The job is taken down",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
};

export const PRODUCTS_WORDS = {
  title: "Products",
  search: "Find a product",
  searchHint: "By name, company or id; at least 3 letters.",
  status: "Status",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "product" : "products"}`,
  none: "No product found",
  noneText: "Check the spelling, or choose another status.",
  notLoaded: "The products did not load",
  statuses: {
    ...PRODUCT_STATUS_LABEL,
    removed: "Removed by us",
    all: "All products",
  } satisfies Record<ProductFilter, string>,
  columns: { status: "Status", company: "Company" },
  sheet: {
    removed: "Why it is removed",
    category: "Category",
    price: "Price",
    hsn: "HSN",
    origin: "Country of origin",
    specs: "Specifications",
    description: "Description",
    picture: (place: number) => `Picture ${place}`,
  },
};

export const PRODUCT_ACTION_WORDS: Record<ProductDecision, ActionWords> = {
  remove: {
    name: "Remove",
    does: "Nobody but the team sees the product. The owner reads your reason. Restore gives it back as a draft.",
    done: "The product is removed",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
  restore: {
    name: "Restore",
    does: "The product is among the drafts of its team again, who can publish it.",
    done: "The product is restored",
  },
};
