import type { Company } from "@cardplaza/contract/companies/companies";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { LatestNotice } from "../../../forms/saving/latest-notice.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { StaleNotice } from "../../../forms/saving/stale-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { COMPANY_FORM, labelOf, type Section } from "../form/company-form-definition.ts";
import { SectionFields } from "../form/section-fields.tsx";
import { useEditSection } from "./use-edit-section.ts";

interface EditSectionProps {
  company: Company;
  section: Section;
  onClose: () => void;
}

/** One section as a form. A version that somebody else saved meanwhile goes below what was typed here. */
export function EditSection({ company, section, onClose }: EditSectionProps) {
  const { state, saving, isStale, clashes, takeLatest } = useEditSection({ company, section, onClose });
  return (
    <Panel>
      <h2 className="sr-only">{COMPANY_FORM.stepLabels[section]}</h2>
      <FormProvider state={state}>
        <form
          noValidate
          data-step-form=""
          className="grid grid-cols-1 gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            void saving.save();
          }}
        >
          {clashes && <LatestNotice clashes={clashes} labelOf={labelOf} />}
          {isStale ? (
            <StaleNotice error={saving.error} takeLatest={takeLatest} />
          ) : (
            <ProblemNotice error={saving.error} />
          )}
          <div inert={saving.isPending} className="grid grid-cols-1 gap-8 inert:opacity-60">
            <SectionFields section={section} />
          </div>
          {saving.progress !== undefined && (
            <ProgressBar label="Uploading your pictures" value={saving.progress} />
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={saving.isPending}>
              Save
            </Button>
          </div>
        </form>
      </FormProvider>
      <LeaveWarning when={state.form.formState.isDirty && !saving.isPending} />
    </Panel>
  );
}
