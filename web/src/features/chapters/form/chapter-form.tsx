import type { ReactNode } from "react";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { SaveBar } from "../../../forms/saving/save-bar.tsx";
import type { useSaving } from "../../../forms/saving/use-saving.ts";
import { FormPage } from "../../../forms/steps/form-page.tsx";
import type { StepForm } from "../../../forms/use-step-form.ts";
import { Panel } from "../../../ui/panel.tsx";
import { AboutFields, PlaceFields, RhythmFields, RuleFields } from "./chapter-fields.tsx";
import type { ChapterValues } from "./chapter-values.ts";

interface ChapterFormProps {
  state: StepForm<ChapterValues, "chapter">;
  saving: Pick<ReturnType<typeof useSaving>, "save" | "isPending" | "progress">;
  title: string;
  saveLabel: string;
  isNew: boolean;
  back: { path: string; label: string };
  notices: ReactNode;
}

/** Everything about a chapter on one page. */
export function ChapterForm({ state, saving, title, saveLabel, isNew, back, notices }: ChapterFormProps) {
  const save = () => void saving.save();
  return (
    <FormProvider state={state}>
      <FormPage
        title={title}
        intro={
          <Link
            to={back.path}
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" /> {back.label}
          </Link>
        }
        notices={notices}
        onSubmit={save}
      >
        <div className="grid max-w-3xl grid-cols-1 gap-6">
          <Panel>
            <AboutFields isNew={isNew} />
          </Panel>
          <Panel>
            <PlaceFields />
          </Panel>
          <Panel>
            <RhythmFields isNew={isNew} />
          </Panel>
          <Panel>
            <RuleFields />
          </Panel>
        </div>
        <SaveBar
          state={state}
          saveLabel={saveLabel}
          saveFirst
          busy={saving.isPending}
          progress={saving.progress}
          onSave={save}
        />
      </FormPage>
    </FormProvider>
  );
}
