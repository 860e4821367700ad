import { type ScreenTab, TabbedScreen } from "../lists/tabbed-screen.tsx";
import { CompaniesTab } from "./companies-tab.tsx";
import { COMPANIES_WORDS as words, JOBS_WORDS, PRODUCTS_WORDS } from "./companies-words.ts";
import { JobsTab } from "./jobs-tab.tsx";
import { ProductsTab } from "./products-tab.tsx";

const ROLES = ["moderator", "support", "analyst"] as const;
const TABS: readonly [ScreenTab, ...ScreenTab[]] = [
  { id: "companies", label: words.title, roles: ROLES, Content: CompaniesTab },
  { id: "jobs", label: JOBS_WORDS.title, roles: ROLES, Content: JobsTab },
  { id: "products", label: PRODUCTS_WORDS.title, roles: ROLES, Content: ProductsTab },
];

export function CompaniesPage() {
  return <TabbedScreen title={words.title} tabs={TABS} />;
}
