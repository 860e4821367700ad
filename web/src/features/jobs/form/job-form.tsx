import type { Company } from "@cardplaza/contract/companies/companies";
import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { ArrowLeft, Eye, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { FootBar } from "../../../forms/saving/foot-bar.tsx";
import { FormPage } from "../../../forms/steps/form-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { ApplyFields } from "./apply-fields.tsx";
import { JobBasics } from "./job-basics.tsx";
import { JobPreview } from "./job-preview.tsx";
import { PayFields } from "./pay-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { QuestionsEditor } from "./questions-editor.tsx";
import type { useJobForm } from "./use-job-form.ts";

interface JobFormProps {
  form: ReturnType<typeof useJobForm>;
  title: string;
  notices: ReactNode;
  company: Company;
  companies: { _id: string; name: string }[];
  /** The list that it returns to. */
  listPath: string;
}

/** Only what is not open yet is published from here; the rest has its own ways in the list. */
const isUnpublished = (job: Job | null) => !job || job.status === "draft" || job.status === "rejected";

/** Writing a job: its fields on one side, the job as it takes shape on the other. */
export function JobForm({ form, title, notices, company, companies, listPath }: JobFormProps) {
  const { state, saving, job, save, publish } = form;
  const [previewing, setPreviewing] = useState(false);
  const preview = useBringIntoSight<HTMLElement>(previewing);
  const isDraft = isUnpublished(job);
  const applyMode = useWatch({ control: state.form.control, name: "applyMode" });
  // Errors must be visible, so the form replaces the preview on a phone.
  const seen = (act: () => void) => () => {
    setPreviewing(false);
    act();
  };
  const isLocked = (job?.applicants ?? 0) > 0;
  return (
    <FormProvider
      state={state}
      lockOf={(path) =>
        isLocked && (path === "title" || path === "companyId")
          ? { readOnly: true, words: JOB_TEXT.locked }
          : undefined
      }
    >
      <FormPage
        title={title}
        intro={
          <Link
            to={listPath}
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" /> My jobs
          </Link>
        }
        notices={notices}
        onSubmit={seen(isDraft ? publish : save)}
      >
        <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className={cn("grid min-w-0 grid-cols-1 gap-6", previewing && "max-lg:hidden")}>
            <Panel>
              <JobBasics companies={companies} />
            </Panel>
            <Panel>
              <PlaceFields />
            </Panel>
            <Panel>
              <PayFields />
            </Panel>
            {applyMode === "internal" && (
              <Panel>
                <QuestionsEditor />
              </Panel>
            )}
            <Panel>
              <ApplyFields />
            </Panel>
          </div>
          <aside
            ref={preview}
            // It scrolls by itself on a wide screen, also for those who use the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Preview"
            className={cn(
              "min-w-0 outline-none lg:sticky lg:top-20 lg:max-h-[calc(100dvh-160px)] lg:overflow-y-auto lg:pb-4",
              !previewing && "max-lg:hidden",
            )}
          >
            <JobPreview company={company} />
          </aside>
        </div>
        <FootBar>
          <div className="flex items-center gap-2">
            <Button
              variant="ghost"
              className="max-sm:px-2.5 lg:hidden"
              onClick={() => setPreviewing(!previewing)}
            >
              {previewing ? <Pencil /> : <Eye />} {previewing ? "Edit" : "Preview"}
            </Button>
            <span className="flex-1" />
            {isDraft && (
              <Button
                variant="secondary"
                className="max-sm:px-3"
                disabled={saving.isPending}
                onClick={seen(save)}
              >
                {job?.status === "rejected" ? "Save" : "Save draft"}
              </Button>
            )}
            <Button type="submit" className="max-sm:px-3" busy={saving.isPending}>
              {isDraft ? "Publish" : "Save"}
            </Button>
          </div>
        </FootBar>
      </FormPage>
    </FormProvider>
  );
}
