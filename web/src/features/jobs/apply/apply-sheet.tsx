import { applicationPath } from "@cardplaza/contract/jobs/application-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { CircleCheck } from "lucide-react";
import { type FormEvent, useId } from "react";
import { Link } from "react-router";
import { RestoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { ContactFields, CoverField, QuestionField } from "./application-fields.tsx";
import { PayFields } from "./pay-fields.tsx";
import { ResumeField } from "./resume-field.tsx";
import { useApplication } from "./use-application.ts";

interface ApplySheetProps {
  job: Job;
  onClose: () => void;
}

export function ApplySheet({ job, onClose }: ApplySheetProps) {
  const form = useApplication(job);
  const formRef = useShowTrouble(form.trouble);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title={form.sent ? "Your application has been sent" : `Apply for ${job.title}`}
        description={form.sent ? undefined : `It goes to ${job.company.name} only.`}
        className="w-full max-w-xl max-sm:border-l-0"
        footer={
          !form.sent && (
            <>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" form={formId} busy={form.isSending} aria-disabled={!form.isReady}>
                Send application
              </Button>
            </>
          )
        }
      >
        {form.sent ? (
          <Sent id={form.sent._id} job={job} onClose={onClose} />
        ) : form.isReady ? (
          <form
            id={formId}
            ref={formRef}
            noValidate
            onSubmit={submit}
            className="grid grid-cols-1 gap-5 pt-1"
          >
            {form.isRestored && (
              <div className="-mb-5">
                <RestoredNotice onStartOver={form.startOver} />
              </div>
            )}
            <ResumeField form={form} />
            <ContactFields form={form} />
            <PayFields form={form} />
            {job.questions.length > 0 && (
              <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-4">
                <legend className="float-left w-full font-semibold">Questions from the company</legend>
                {job.questions.map((question) => (
                  <QuestionField key={question.key} question={question} form={form} />
                ))}
              </fieldset>
            )}
            <CoverField form={form} />
            {form.failure && (
              <Notice tone="danger" live>
                {form.failure} What you typed is still here.
              </Notice>
            )}
          </form>
        ) : (
          <LoadingArea label="Loading the form" className="grid gap-6 pt-2">
            <SkeletonText lines={4} />
            <SkeletonText lines={4} />
          </LoadingArea>
        )}
      </SheetContent>
    </Sheet>
  );
}

function Sent({ id, job, onClose }: { id: string; job: Job; onClose: () => void }) {
  return (
    <div role="status">
      <p className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
        <span>
          {job.company.name} has your application for {job.title}. We'll notify you when they view it, and if
          there is no answer after {ANSWER_RULES.unansweredAfterDays} days.
        </span>
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <Button asChild>
          <Link to={applicationPath(id)}>My applications</Link>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
