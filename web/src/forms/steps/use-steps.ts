import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { FormDefinition } from "../define-form.ts";
import { focusOn } from "./focus-on.ts";
import { searchWithStep, stepInSearch } from "./step-in-address.ts";

export interface StepsOptions {
  /** `push`: Back goes to the step before; `replace`: Back leaves the form; `none`: not in the address. */
  address?: "push" | "replace" | "none";
}

export type Steps<Step extends string> = ReturnType<typeof useSteps<FieldValues, Step>>;

/** Which step is open, as the address says it, and the way to a field wherever it is. */
export function useSteps<Values extends FieldValues, Step extends string>(
  { stepIds, stepOf }: FormDefinition<Values, Step>,
  { address = "push" }: StepsOptions = {},
) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const first = stepIds[0] as Step;
  const [inMemory, setInMemory] = useState(first);
  const [wanted, setWanted] = useState<{ step: Step; path: string } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<Step>>(new Set());
  // A page from the cache shows the first step, whatever its address says.
  const inAddress = hydrated ? stepInSearch(search, stepIds) : undefined;
  const step = address === "none" ? inMemory : (inAddress ?? first);
  const at = stepIds.indexOf(step);

  const write = (next: Step, replace: boolean) => {
    if (address === "none") return setInMemory(next);
    if (next === step) return;
    void navigate(
      { search: searchWithStep(search, next === first ? null : next), hash },
      { replace, preventScrollReset: true },
    );
  };

  // After the step has been drawn, which is a moment after the address has changed.
  useEffect(() => {
    if (wanted?.step === step) focusOn(wanted.path);
  }, [wanted, step]);

  return {
    step,
    previous: stepIds[at - 1],
    next: stepIds[at + 1],
    /** The steps that somebody has been past: what is missing there can be said by now. */
    left,
    open(next: Step) {
      setLeft(new Set([...left, step]));
      write(next, address === "replace");
      setWanted({ step: next, path: "" });
    },
    /** Opens the step of a field and puts the focus there. */
    goTo(path: string) {
      const next = stepOf(path) ?? step;
      setLeft(new Set(stepIds));
      write(next, address === "replace");
      setWanted({ step: next, path });
    },
    /** Without moving the focus, where a draft is restored; a step in the address comes first. */
    restore(next: Step) {
      if (!inAddress && stepIds.includes(next)) write(next, true);
    },
  };
}
