import { TooltipProvider } from "../../ui/overlays/tooltip.tsx";
import { ButtonsSection } from "./buttons-section.tsx";
import { ChartsSection } from "./charts-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { FilesSection } from "./files-section.tsx";
import { FloatingSection } from "./floating-section.tsx";
import { FoundationsSection } from "./foundations-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { ShowcaseHeader } from "./showcase-header.tsx";
import { ShowcaseNav } from "./showcase-nav.tsx";
import { StatesSection } from "./states-section.tsx";
import { TablesSection } from "./tables-section.tsx";

export function meta() {
  return [{ title: "Components | Cardplaza" }, { name: "robots", content: "noindex" }];
}

export default function UiPage() {
  return (
    <TooltipProvider>
      <div className="mx-auto max-w-[1200px] px-4 pb-16 sm:px-6">
        <ShowcaseHeader />
        <div className="lg:grid lg:grid-cols-[180px_minmax(0,1fr)] lg:gap-16">
          <ShowcaseNav />
          <main className="min-w-0">
            <FoundationsSection />
            <ButtonsSection />
            <FieldsSection />
            <ChoicesSection />
            <FilesSection />
            <FloatingSection />
            <TablesSection />
            <PeopleSection />
            <StatesSection />
            <ChartsSection />
          </main>
        </div>
      </div>
    </TooltipProvider>
  );
}
