import type { Badge } from "@cardplaza/contract/names";
import type { CardTab } from "@cardplaza/contract/cards/card-rules";
import type { CardVideo } from "@cardplaza/contract/cards/video/card-video";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { type ReactNode, useState } from "react";
import { cn } from "../../../ui/class-names.ts";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { BusinessStep } from "./business-step.tsx";
import { CardPreview } from "./card-preview.tsx";
import { CARD_FORM } from "./card-form-definition.ts";
import { CardFormProvider } from "./card-form-provider.tsx";
import type { CardValues } from "./card-values.ts";
import { LinksStep } from "./links-step.tsx";
import { MediaStep } from "./media-step.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { OffersStep } from "./offers-step.tsx";
import { SaveBar } from "../../../forms/saving/save-bar.tsx";
import { FormPage } from "../../../forms/steps/form-page.tsx";
import { StepPanel } from "../../../forms/steps/step-panel.tsx";
import { useWrongSteps } from "../../../forms/steps/use-wrong-steps.ts";
import { useFocusBack } from "../../../forms/saving/use-focus-back.ts";
import { useShortNumberQuestion } from "./short-number-question.tsx";
import type { CardFormState } from "./use-card-form-state.ts";
import { YouStep } from "./you-step.tsx";

interface CardFormProps {
  state: CardFormState;
  title: string;
  intro?: ReactNode;
  /** Beside the title, such as Duplicate and Delete. */
  actions?: ReactNode;
  /** Above the steps: what went wrong, what was restored. */
  notices?: ReactNode;
  saveLabel: string;
  busy: boolean;
  progress: number | undefined;
  onSave: () => void;
  design?: Customization;
  badgesOf?: (typed: CardValues) => Badge[];
  video?: CardVideo | null;
}

/** Making and editing a card: steps on one side, the card as it takes shape on the other. */
export function CardForm(props: CardFormProps) {
  const { state, title, intro, actions, notices, saveLabel, busy, progress, onSave } = props;
  const { steps, context } = state;
  const [previewing, setPreviewing] = useState(false);
  const preview = useBringIntoSight<HTMLElement>(previewing);
  const [offerTab, setOfferTab] = useState<CardTab>("services");
  const saveFirst = context.kind === "edit";

  const focusBack = useFocusBack(busy);

  const { saveOrAsk, question } = useShortNumberQuestion(state, onSave);
  // Errors must be visible, so the form replaces the preview on a phone.
  const save = () => {
    setPreviewing(false);
    focusBack();
    void saveOrAsk();
  };
  const submit = () => {
    if (saveFirst || !steps.next) return save();
    setPreviewing(false);
    void state.advance();
  };
  const labels = context.kind === "team" ? { ...CARD_FORM.stepLabels, you: "Member" } : CARD_FORM.stepLabels;
  const wrong = useWrongSteps(state);

  return (
    <CardFormProvider state={state}>
      <FormPage title={title} intro={intro} actions={actions} notices={notices} onSubmit={submit}>
        <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_400px]">
          <StepPanel
            steps={labels}
            current={steps.step}
            wrong={wrong}
            short
            busy={busy}
            onOpen={steps.open}
            below={<MissingNotice onGoTo={steps.goTo} />}
            className={previewing ? "max-lg:hidden" : undefined}
          >
            {steps.step === "you" && <YouStep />}
            {steps.step === "business" && <BusinessStep />}
            {steps.step === "links" && <LinksStep />}
            {steps.step === "media" && <MediaStep />}
            {steps.step === "offers" && <OffersStep onShow={setOfferTab} />}
          </StepPanel>
          <aside
            ref={preview}
            tabIndex={-1}
            aria-label="Preview"
            className={cn(
              "min-w-0 outline-none lg:sticky lg:top-20 lg:-mx-6 lg:-mt-4 lg:max-h-[calc(100dvh-160px)] lg:overflow-y-auto lg:px-6 lg:pt-4 lg:pb-6",
              !previewing && "max-lg:hidden",
            )}
          >
            <CardPreview
              design={props.design ?? DEFAULT_CUSTOMIZATION}
              badgesOf={props.badgesOf}
              video={props.video}
              tab={steps.step === "offers" ? offerTab : steps.step === "you" ? undefined : "contact"}
            />
          </aside>
        </div>
        <SaveBar
          state={state}
          saveLabel={saveLabel}
          saveFirst={saveFirst}
          busy={busy}
          progress={progress}
          preview={{ isOpen: previewing, toggle: () => setPreviewing(!previewing) }}
          onSave={save}
        />
      </FormPage>
      {question}
    </CardFormProvider>
  );
}
