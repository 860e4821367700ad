import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { CompaniesTab } from "./companies-tab.tsx";
import { COMPANIES_WORDS as words } from "./companies-words.ts";

export function CompaniesPage() {
  return (
    <div className={cn(PAGE_WIDTH, "grid grid-cols-1 gap-6 py-8 sm:py-10")}>
      <h1 className="text-2xl">{words.title}</h1>
      <CompaniesTab />
    </div>
  );
}
