import { companyCompleteness } from "@cardplaza/contract/companies/company-rules";
import { useState } from "react";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { useFocusBack } from "../../../forms/saving/use-focus-back.ts";
import { FormPage } from "../../../forms/steps/form-page.tsx";
import { StepPanel } from "../../../forms/steps/step-panel.tsx";
import { useWrongSteps } from "../../../forms/steps/use-wrong-steps.ts";
import { CompletenessList } from "../../../ui/lists/completeness-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { COMPANY_FORM, stepNamed } from "../form/company-form-definition.ts";
import { contentsOf } from "../form/company-values.ts";
import { SectionFields } from "../form/section-fields.tsx";
import { FilledInNotice } from "./filled-in-notice.tsx";
import { OnboardingBar } from "./onboarding-bar.tsx";
import { ReviewStep } from "./review-step.tsx";
import { type Opened, useOnboarding } from "./use-onboarding.ts";

interface OnboardingFormProps {
  opened: Opened;
  memberId: string;
}

export function OnboardingForm({ opened, memberId }: OnboardingFormProps) {
  const { state, values, restored, saving, go } = useOnboarding(opened, memberId);
  const { steps } = state;
  const [authority, setAuthority] = useState(false);
  const [asked, setAsked] = useState(false);
  const focusBack = useFocusBack(saving.isPending);
  const submit = () => {
    focusBack();
    if (steps.next) return go(steps.next);
    setAsked(true);
    if (authority) go("done");
  };
  return (
    <FormProvider state={state}>
      <FormPage
        title="Set up your company"
        intro="Five short steps. Each one is saved, so you can go on later or on another device."
        notices={
          <>
            <ProblemNotice error={saving.error} />
            {restored && <Notice className="mb-5">We kept what you typed earlier in this browser.</Notice>}
            {opened.known && <FilledInNotice known={opened.known} />}
          </>
        }
        onSubmit={submit}
      >
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
          <StepPanel
            steps={COMPANY_FORM.stepLabels}
            current={steps.step}
            wrong={useWrongSteps(state)}
            busy={saving.isPending}
            bare={steps.step === "review"}
            onOpen={go}
          >
            {steps.step === "review" ? (
              <ReviewStep
                values={values}
                authority={authority}
                problem={asked && !authority}
                onAuthority={setAuthority}
                onGoTo={steps.goTo}
                onEdit={go}
              />
            ) : (
              <SectionFields section={steps.step} />
            )}
          </StepPanel>
          <aside aria-label="Completeness" className="lg:sticky lg:top-20 lg:mt-15">
            <Panel>
              <CompletenessList
                completeness={companyCompleteness(contentsOf(values))}
                onOpen={(step) => go(stepNamed(step))}
              />
            </Panel>
          </aside>
        </div>
        <OnboardingBar steps={steps} busy={saving.isPending} progress={saving.progress} onOpen={go} />
      </FormPage>
    </FormProvider>
  );
}
