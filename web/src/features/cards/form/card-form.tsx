import type { Badge } from "@cardplaza/contract/cards/verification/badge-rules";
import type { CardTab } from "@cardplaza/contract/cards/card-rules";
import type { CardVideo } from "@cardplaza/contract/cards/video/card-video";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormProvider } from "react-hook-form";
import { cn } from "../../../ui/class-names.ts";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { BusinessStep } from "./business-step.tsx";
import { CardPreview } from "./card-preview.tsx";
import { STEP_LABELS } from "./card-steps.ts";
import type { CardValues } from "./card-values.ts";
import { CardFormContext } from "./form-context.ts";
import { LinksStep } from "./links-step.tsx";
import { MediaStep } from "./media-step.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { OffersStep } from "./offers-step.tsx";
import { SaveBar } from "./save-bar.tsx";
import { StepNav } from "./step-nav.tsx";
import { useFocusBack } from "../../../forms/saving/use-focus-back.ts";
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
  const { form, steps, context } = state;
  const [previewing, setPreviewing] = useState(false);
  const preview = useBringIntoSight<HTMLElement>(previewing);
  const [offerTab, setOfferTab] = useState<CardTab>("services");
  const saveFirst = context.kind === "edit";

  const focusBack = useFocusBack(busy);

  // What is wrong must be in sight, also where the preview stood in its place.
  const save = () => {
    setPreviewing(false);
    focusBack();
    onSave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saveFirst || !steps.next) return save();
    setPreviewing(false);
    void steps.advance();
  };
  const first = context.kind === "team" ? "Member" : undefined;

  return (
    <FormProvider {...form}>
      <CardFormContext value={context}>
        <form
          noValidate
          data-card-form=""
          onSubmit={submit}
          // What gets the focus stays clear of the bar at the foot.
          className={cn(
            PAGE_WIDTH,
            "pt-8 sm:pt-12 [&_button]:scroll-mb-24 [&_input]:scroll-mb-24 [&_textarea]:scroll-mb-24",
          )}
        >
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <div className="min-w-0">
              <h1 className="text-2xl sm:text-3xl">{title}</h1>
              {intro && <p className="mt-2 max-w-xl text-muted">{intro}</p>}
            </div>
            {actions}
          </div>
          {notices}
          <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_400px]">
            <div
              // While it is being saved nothing can be typed that would not be saved.
              inert={busy}
              className={cn(
                "min-w-0 transition-opacity duration-200 inert:opacity-60 inert:delay-300",
                previewing && "max-lg:hidden",
              )}
            >
              <StepNav current={steps.step} first={first} onOpen={steps.open} />
              <h2 data-step-heading="" tabIndex={-1} className="sr-only">
                {steps.step === "you" && first ? first : STEP_LABELS[steps.step]}
              </h2>
              <div className="mt-4 grid grid-cols-1 gap-10 rounded-card border border-line bg-raised p-5 sm:p-6">
                {steps.step === "you" && <YouStep />}
                {steps.step === "business" && <BusinessStep />}
                {steps.step === "links" && <LinksStep />}
                {steps.step === "media" && <MediaStep />}
                {steps.step === "offers" && <OffersStep onShow={setOfferTab} />}
              </div>
              <MissingNotice onGoTo={steps.goTo} />
            </div>
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
            steps={steps}
            saveLabel={saveLabel}
            saveFirst={saveFirst}
            busy={busy}
            progress={progress}
            previewing={previewing}
            onTogglePreview={() => setPreviewing(!previewing)}
            onSave={save}
          />
        </form>
      </CardFormContext>
    </FormProvider>
  );
}
