import {
  completenessOf,
  type ListingStep,
  missingToPublish,
} from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { type FormEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { problemText } from "../../../lib/form-problem.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { StepNav } from "../../../forms/steps/step-nav.tsx";
import { CompletenessList } from "../completeness-list.tsx";
import { BasicsStep } from "./basics-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { ListingFormContext } from "./form-context.ts";
import { ListingBar } from "./listing-bar.tsx";
import { ListingNotices } from "./listing-notices.tsx";
import { readStep, STEP_LABELS, stepOf, STEPS } from "./listing-steps.ts";
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
  const [search, setSearch] = useSearchParams();
  const step = readStep(search.get("step"));
  const [wanted, setWanted] = useState<{ step: ListingStep; path: string } | null>(null);
  // What is missing is said once somebody has been past it, not while he begins.
  const [strict, setStrict] = useState<ReadonlySet<ListingStep>>(new Set());
  // Nor is what cannot be read yet, while it is being typed.
  const [typing, setTyping] = useState("");
  const contents = contentsOf(form.values);
  const missing = missingToPublish(contents);

  const open = (next: ListingStep, path = "") => {
    setStrict(new Set([...strict, step]));
    setSearch(next === "basics" ? {} : { step: next });
    setWanted({ step: next, path });
    if (form.saver.autosaves) void form.saver.flush();
  };
  const goTo = (path: string) => {
    setStrict(new Set(STEPS));
    setSearch(stepOf(path) === "basics" ? {} : { step: stepOf(path) });
    setWanted({ step: stepOf(path), path });
  };
  // After the step has been drawn, which is a moment after the address has changed.
  useEffect(() => {
    if (wanted?.step === step) focusOn(wanted.path);
  }, [wanted, step]);

  const publishing = usePublish({ form, onWrong: goTo, onPublished });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next) open(next);
  };
  const errors = Object.fromEntries(
    Object.entries(form.errors).filter(([path]) => !(path in form.wrong && isTypedNow(path, typing))),
  );
  const problemOf = (path: string) => errors[path] ?? (strict.has(stepOf(path)) ? missing[path] : undefined);
  const wrong = new Set([
    ...Object.keys(errors).map(stepOf),
    ...Object.keys(missing)
      .map(stepOf)
      .filter((one) => strict.has(one)),
  ]);

  return (
    <ListingFormContext value={{ ...form, hasProblem: Object.keys(errors).length > 0, problemOf, premium }}>
      {/* Hears where somebody types; there is nothing of its own to press. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        data-listing-form=""
        onSubmit={submit}
        onFocus={({ target }) => setTyping(target.getAttribute("name") ?? "")}
        onBlur={() => setTyping("")}
        // What gets the focus stays clear of the bar at the foot.
        className={cn(PAGE_WIDTH, "pt-8 sm:pt-12 [&_:is(button,input,select,textarea)]:scroll-mb-28")}
      >
        <h1 className="text-2xl sm:text-3xl">
          {form.saver.autosaves ? "List your business" : "Edit your listing"}
        </h1>
        <p className="mt-2 mb-6 max-w-xl text-muted">
          {form.saver.autosaves
            ? "Free, and saved as you type. Nobody sees it before you publish."
            : "What you save here, your customers see."}
        </p>
        <ListingNotices />
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="min-w-0">
            <StepNav steps={STEP_LABELS} current={step} wrong={wrong} onOpen={open} />
            <h2 data-step-heading="" tabIndex={-1} className="sr-only">
              {STEP_LABELS[step]}
            </h2>
            {step === "preview" ? (
              <div className="mt-4">
                <PreviewStep onGoTo={goTo} />
              </div>
            ) : (
              <div className="mt-4 grid grid-cols-1 gap-10 rounded-card border border-line bg-raised p-5 sm:p-6">
                {step === "basics" && <BasicsStep />}
                {step === "location" && <LocationStep />}
                {step === "contact" && <ContactStep />}
                {step === "photos" && <PhotosStep />}
              </div>
            )}
            {publishing.error && (
              <Notice tone="danger" live className="mt-5">
                {problemText(publishing.error)}
              </Notice>
            )}
          </div>
          <aside aria-label="Completeness" className="lg:sticky lg:top-20 lg:mt-15">
            <Panel>
              <CompletenessList completeness={completenessOf(contents)} onOpen={open} />
            </Panel>
          </aside>
        </div>
        <ListingBar step={step} busy={publishing.busy} onOpen={open} onPublish={publishing.publish} />
      </form>
      {publishing.found && (
        <DuplicateDialog
          found={publishing.found}
          busy={publishing.busy}
          onAnother={publishing.publishAnother}
          onClose={publishing.closeFound}
        />
      )}
    </ListingFormContext>
  );
}

/** A field, or the other field of the same line. */
const isTypedNow = (path: string, typing: string) =>
  path === typing || (path.includes(".") && typing.startsWith(path.slice(0, path.lastIndexOf(".") + 1)));

/** An empty path is the step itself. */
function focusOn(path: string) {
  if (path === "") return document.querySelector<HTMLElement>("[data-step-heading]")?.focus();
  const form = "[data-listing-form]";
  const named = document.querySelector<HTMLElement>(`${form} [name="${CSS.escape(path)}"]`);
  const field = document.querySelector(`${form} [data-field="${CSS.escape(path)}"]`);
  (named ?? field?.querySelector<HTMLElement>("input, button"))?.focus();
}
