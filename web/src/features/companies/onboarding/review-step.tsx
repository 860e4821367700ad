import { Pencil } from "lucide-react";
import { usePictures } from "../../../forms/form-context.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { checkCompany } from "../form/check-company.ts";
import { COMPANY_FORM, labelOf, type Section, SECTIONS } from "../form/company-form-definition.ts";
import type { CompanyValues } from "../form/company-values.ts";
import { SectionFacts } from "../form/section-facts.tsx";

interface ReviewStepProps {
  values: CompanyValues;
  authority: boolean;
  /** Finish was pressed without the tick. */
  problem: boolean;
  onAuthority: (authority: boolean) => void;
  /** Opens the step of a field, with the focus there. */
  onGoTo: (path: string) => void;
  onEdit: (section: Section) => void;
}

/** Shows everything once more before the page becomes public. */
export function ReviewStep(props: ReviewStepProps) {
  const { values, authority, problem, onAuthority, onGoTo, onEdit } = props;
  const pictures = usePictures();
  const missing = checkCompany(values);
  return (
    <div className="grid grid-cols-1 gap-5">
      {Object.keys(missing).length > 0 && (
        <Notice tone="warning" title="Before you finish">
          <ul className="mt-1 grid grid-cols-1 gap-1">
            {COMPANY_FORM.inOrder(Object.keys(missing)).map((path) => (
              <li key={path}>
                <button
                  type="button"
                  onClick={() => onGoTo(path)}
                  className="min-h-6 rounded-sm text-left underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {labelOf(path)}
                </button>
                : {missing[path]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {SECTIONS.map((section) => (
        <Panel key={section}>
          <PanelHeader
            level={3}
            title={COMPANY_FORM.stepLabels[section]}
            className="mb-4"
            actions={
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Edit ${COMPANY_FORM.stepLabels[section].toLowerCase()}`}
                onClick={() => onEdit(section)}
              >
                <Pencil /> Edit
              </Button>
            }
          />
          <SectionFacts section={section} values={values} shownAt={pictures.shownAt} />
        </Panel>
      ))}
      <Panel>
        <Checkbox
          name="authority"
          label={`I am authorised to represent ${values.name.trim() || "this company"}, and these details are correct.`}
          checked={authority}
          error={problem ? COMPANY_TEXT.needAuthority : undefined}
          onChange={({ target }) => onAuthority(target.checked)}
        />
      </Panel>
    </div>
  );
}
