import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { useDraft } from "../../../forms/drafts/use-draft.ts";
import { RestoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { SaveBar } from "../../../forms/saving/save-bar.tsx";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { StepPanel } from "../../../forms/steps/step-panel.tsx";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { PackageBasics, PackageExtras, PackageTiers } from "./package-fields.tsx";
import { bodyOf, formField, PACKAGE_FORM, valuesOf } from "./package-values.ts";

interface PackageFormProps {
  companyId: string;
  /** The package; null for a new one. */
  one: ItPackage | null;
  /** Called once the package is saved. */
  onDone: () => void | Promise<void>;
}

/** A new package is published with the last step; a live one is changed at once. */
export function PackageForm({ companyId, one, onDone }: PackageFormProps) {
  const state = useStepForm(PACKAGE_FORM, valuesOf(one), { address: "none" });
  const draft = useDraft(`it-package-${one?._id ?? companyId}`, state, valuesOf(one));
  const { save, error, isPending, progress } = useSaving({
    state,
    send: (values) =>
      one
        ? api["PATCH /api/it-services/packages/:id"]({
            params: { id: one._id },
            body: {
              ...bodyOf(values),
              version: one.version,
              publish: one.status === "draft" || one.status === "rejected",
            },
          })
        : api["POST /api/it-services/packages"]({ body: { ...bodyOf(values), companyId, publish: true } }),
    onSaved: async ({ status }) => {
      await draft.clear();
      state.form.reset(state.form.getValues());
      toast({
        title: status === "review" ? "We look at it first" : "Package saved",
        ...(status === "review" && { description: "It goes live once it is reviewed." }),
      });
      await onDone();
    },
    fieldsOf: ({ fields = {} }) =>
      Object.fromEntries(Object.entries(fields).map(([path, message]) => [formField(path), message])),
  });
  const { step, next, open } = state.steps;
  return (
    <FormProvider state={state}>
      <form
        noValidate
        data-step-form=""
        onSubmit={(event) => {
          event.preventDefault();
          if (next && !one) void state.advance();
          else void save();
        }}
      >
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="min-w-0 text-xl break-words">{one ? one.title : "New package"}</h2>
          <Button variant="ghost" size="sm" onClick={() => void onDone()}>
            Back to the list
          </Button>
        </div>
        {draft.state === "restored" && <RestoredNotice onStartOver={draft.startOver} />}
        <ProblemNotice error={error} />
        <StepPanel steps={PACKAGE_FORM.stepLabels} current={step} onOpen={open} busy={isPending}>
          {step === "basics" && <PackageBasics />}
          {step === "tiers" && <PackageTiers />}
          {step === "extras" && <PackageExtras />}
        </StepPanel>
        <SaveBar
          state={state}
          saveLabel={one?.status === "live" ? "Save" : "Publish"}
          saveFirst={one !== null}
          busy={isPending}
          progress={progress}
          onSave={() => void save()}
        />
      </form>
    </FormProvider>
  );
}
