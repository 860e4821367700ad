import type { Company } from "@cardplaza/contract/companies/companies";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { COMPANY_FORM, type Section, SECTIONS } from "../form/company-form-definition.ts";
import { valuesOf } from "../form/company-values.ts";
import { SectionFacts } from "../form/section-facts.tsx";
import { EditSection } from "./edit-section.tsx";
import { HideOrDelete } from "./hide-or-delete.tsx";

/** Everything that the company says, each section to be changed where it is read. */
export function DetailsPanel({ company }: { company: Company }) {
  const [edit] = useAddressParam("edit");
  const [edited, setEdited] = useState(() => SECTIONS.find((section) => section === edit));
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      {SECTIONS.map((section) =>
        section === edited ? (
          <EditSection
            key={section}
            company={company}
            section={section}
            onClose={() => setEdited(undefined)}
          />
        ) : (
          <ReadSection
            key={section}
            company={company}
            section={section}
            // One at a time: what is typed in the other would be lost.
            onEdit={edited === undefined ? () => setEdited(section) : undefined}
          />
        ),
      )}
      {company.role === "owner" && <HideOrDelete company={company} />}
    </div>
  );
}

interface ReadSectionProps {
  company: Company;
  section: Section;
  onEdit: (() => void) | undefined;
}

function ReadSection({ company, section, onEdit }: ReadSectionProps) {
  const label = COMPANY_FORM.stepLabels[section];
  return (
    <Panel>
      <PanelHeader
        title={label}
        className="mb-4"
        actions={
          onEdit && (
            <Button variant="secondary" size="sm" aria-label={`Edit ${label.toLowerCase()}`} onClick={onEdit}>
              <Pencil /> Edit
            </Button>
          )
        }
      />
      <SectionFacts section={section} values={valuesOf(company)} />
    </Panel>
  );
}
