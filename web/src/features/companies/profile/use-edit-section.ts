import type { Company } from "@cardplaza/contract/companies/companies";
import type { CompanyFields } from "@cardplaza/contract/companies/company-fields";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { useStaleMerge } from "../../../forms/saving/use-stale-merge.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { api, ApiError } from "../../../lib/api.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { type Section, SECTION_FIELDS, SECTION_FORMS } from "../form/company-form-definition.ts";
import { type CompanyValues, fieldsOf, valuesOf } from "../form/company-values.ts";
import { isTakenGstin, refusedOf } from "../form/refused-of.ts";
import { useRefreshMyCompany } from "../use-my-company.ts";

interface Edited {
  company: Company;
  section: Section;
  onClose: () => void;
}

/** Sends what was changed in one section, with the version it was changed on. */
export function useEditSection({ company, section, onClose }: Edited) {
  const params = { id: company._id };
  const refresh = useRefreshMyCompany();
  const state = useStepForm(SECTION_FORMS[section], valuesOf(company), { address: "none" });
  const { form, pictures } = state;
  const { opened, clashes, take } = useStaleMerge({ record: company, valuesOf, form });
  const saving = useSaving({
    state,
    send: (values) =>
      api["PATCH /api/companies/:id"]({
        params,
        body: {
          ...changesOf(section, values, valuesOf(opened), pictures.urlOf),
          version: opened.version,
        },
      }),
    onSaved(saved) {
      void refresh(saved);
      toast({ title: "Changes saved", description: "Your page shows them from now on." });
      onClose();
    },
    fieldsOf: refusedOf,
  });
  const { error } = saving;
  return {
    state,
    saving,
    isStale: saving.isStale && error instanceof ApiError && !isTakenGstin(error),
    clashes,
    async takeLatest() {
      take(await api["GET /api/companies/:id"]({ params }));
      saving.reset();
    },
  };
}

function changesOf(
  section: Section,
  values: CompanyValues,
  before: CompanyValues,
  urlOf: (picture: string) => string,
): Partial<CompanyFields> {
  const fields = fieldsOf(values, urlOf);
  const changed = SECTION_FIELDS[section].filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, fields[field]]));
}
