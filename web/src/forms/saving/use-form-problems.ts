import { type FocusEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { StepForm } from "../use-step-form.ts";
import { problemsToShow } from "./problems-to-show.ts";

interface FormProblems {
  /** What cannot be read yet, and what the server refused, by path. */
  errors: Readonly<Record<string, string>>;
  /** Those of them that are about what is typed: not said while it is being typed. */
  unreadable: Readonly<Record<string, string>>;
  /** What has to be filled in before it can be published. */
  missing: Readonly<Record<string, string>>;
}

/** Decides when a form that saves itself shows what is wrong. */
export function useFormProblems<Values extends FieldValues, Step extends string>(
  { definition, steps }: StepForm<Values, Step>,
  { errors, unreadable, missing }: FormProblems,
) {
  const [typing, setTyping] = useState("");
  const shown = problemsToShow({
    errors,
    unreadable,
    // What is missing is said once somebody has been past it, not while they begin.
    missing: Object.fromEntries(
      Object.entries(missing).filter(([path]) => steps.left.has(definition.stepOf(path) ?? steps.step)),
    ),
    typing,
  });
  return {
    problemOf: (path: string) => shown.all[path],
    /** Whether something that is typed, and not just being typed, is not saved. */
    hasProblem: Object.keys(shown.errors).length > 0,
    wrongSteps: new Set(Object.keys(shown.all).map(definition.stepOf)),
    /** For the form: records which field is being typed in. */
    listeners: {
      onFocus: ({ target }: FocusEvent) => setTyping(target.getAttribute("name") ?? ""),
      onBlur: () => setTyping(""),
    },
  };
}
