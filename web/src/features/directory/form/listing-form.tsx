import {
  completenessOf,
  type ListingStep,
  missingToPublish,
} from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { problemText } from "../../../lib/problem-text.ts";
import { CompletenessList } from "../../../ui/lists/completeness-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { AutosaveBar } from "../../../forms/saving/autosave-bar.tsx";
import { useFormProblems } from "../../../forms/saving/use-form-problems.ts";
import { FormPage } from "../../../forms/steps/form-page.tsx";
import { StepPanel } from "../../../forms/steps/step-panel.tsx";
import { BasicsStep } from "./basics-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { ListingFormContext } from "./form-context.ts";
import { ListingNotices } from "./listing-notices.tsx";
import { LISTING_FORM } from "./listing-form-definition.ts";
import { contentsOf } from "./listing-values.ts";
import { LocationStep } from "./location-step.tsx";
import { PhotosStep } from "./photos-step.tsx";
import { PreviewStep } from "./preview-step.tsx";
import type { ListingFormState } from "./use-listing-form.ts";
import { usePublish } from "./use-publish.ts";

interface ListingFormProps {
  form: ListingFormState;
  premium: boolean;
  onPublished: (listing: Listing) => void;
}

/** Filling a listing in: the steps on one side, how far it is on the other. */
export function ListingForm({ form, premium, onPublished }: ListingFormProps) {
  const { saver, stepForm } = form;
  const { steps } = stepForm;
  const { step } = steps;
  const contents = contentsOf(form.values);
  const { problemOf, hasProblem, wrongSteps, listeners } = useFormProblems(stepForm, {
    errors: form.errors,
    unreadable: form.wrong,
    missing: missingToPublish(contents),
  });
  const open = (next: ListingStep) => {
    steps.open(next);
    if (saver.autosaves) void saver.flush();
  };
  const publishing = usePublish({ form, onWrong: steps.goTo, onPublished });
  const submit = () => {
    if (steps.next) open(steps.next);
  };

  return (
    <FormProvider state={stepForm} uploadsOnSave={false} problemOf={problemOf}>
      <ListingFormContext value={{ ...form, problemOf, premium }}>
        <FormPage
          title={saver.autosaves ? "List your business" : "Edit your listing"}
          intro={
            saver.autosaves
              ? "Free, and saved as you type. Nobody sees it before you publish."
              : "Changes appear on your page as soon as you save."
          }
          notices={<ListingNotices />}
          onSubmit={submit}
          {...listeners}
        >
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
            <StepPanel
              steps={LISTING_FORM.stepLabels}
              current={step}
              wrong={wrongSteps}
              bare={step === "preview"}
              onOpen={open}
              below={
                publishing.error && (
                  <Notice tone="danger" live className="mt-5">
                    {problemText(publishing.error)}
                  </Notice>
                )
              }
            >
              {step === "basics" && <BasicsStep />}
              {step === "location" && <LocationStep />}
              {step === "contact" && <ContactStep />}
              {step === "photos" && <PhotosStep />}
              {step === "preview" && <PreviewStep onGoTo={steps.goTo} />}
            </StepPanel>
            <aside aria-label="Completeness" className="lg:sticky lg:top-20 lg:mt-15">
              <Panel>
                <CompletenessList completeness={completenessOf(contents)} onOpen={open} />
              </Panel>
            </aside>
          </div>
          <AutosaveBar
            steps={steps}
            saver={saver}
            hasErrors={Object.keys(form.errors).length > 0}
            hasProblem={hasProblem}
            busy={publishing.busy}
            onOpen={open}
            onPublish={publishing.publish}
          />
        </FormPage>
        {publishing.found && (
          <DuplicateDialog
            found={publishing.found}
            busy={publishing.busy}
            onAnother={publishing.publishAnother}
            onClose={publishing.closeFound}
          />
        )}
      </ListingFormContext>
    </FormProvider>
  );
}
