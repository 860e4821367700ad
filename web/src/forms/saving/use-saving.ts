import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { withoutBlankRows } from "../rows/blank-rows.ts";
import type { StepForm } from "../use-step-form.ts";
import { showRefusals } from "./show-refusals.ts";

interface Saving<Values extends FieldValues, Step extends string, Saved> {
  state: StepForm<Values, Step>;
  /** Sends the values; their pictures have their addresses by then. */
  send: (values: Values) => Promise<Saved>;
  /** Where it leaves the page: until that is done, the form rests. */
  onSaved: (saved: Saved) => void | Promise<void>;
  onRefused?: (error: unknown) => void;
  /** The fields that a refusal is about, where it does not name them itself. */
  fieldsOf?: (error: ApiError) => Record<string, string>;
}

/** Saving: checked, pictures first, once however often it is pressed. */
export function useSaving<Values extends FieldValues, Step extends string, Saved>({
  state,
  send,
  onSaved,
  onRefused,
  fieldsOf = ({ fields = {} }) => fields,
}: Saving<Values, Step, Saved>) {
  const { definition, form, pictures, steps } = state;
  const [progress, setProgress] = useState<number>();
  const busy = useRef(false);
  // The form's own word, not the mutation's, which says a moment too late that a wrong field can have the focus.
  const [isPending, setPending] = useState(false);
  const mutation = useMutation({
    // Offline it fails at once instead of waiting with a busy button.
    networkMode: "always",
    async mutationFn(values: Values) {
      try {
        await pictures.sendAll(definition.picturesIn(values), setProgress);
      } finally {
        setProgress(undefined);
      }
      return send(values);
    },
  });

  async function save() {
    if (busy.current) return;
    busy.current = true;
    try {
      dropBlankRows(state);
      if (!(await state.check())) return;
      setPending(true);
      await onSaved(await mutation.mutateAsync(structuredClone(form.getValues())));
    } catch (error) {
      const first = error instanceof ApiError ? showRefusals(state, fieldsOf(error)) : undefined;
      if (first) steps.goTo(first);
      onRefused?.(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return {
    save,
    progress,
    isPending,
    error: mutation.error,
    reset: mutation.reset,
    /** Somebody else has saved meanwhile: their version has to be taken in first. */
    isStale: mutation.error instanceof ApiError && mutation.error.code === "CONFLICT",
  };
}

function dropBlankRows<Values extends FieldValues, Step extends string>({
  definition,
  form,
}: StepForm<Values, Step>) {
  const values = form.getValues();
  const filled = withoutBlankRows(values, definition.rows);
  for (const list of definition.rows) {
    if (filled[list].length < values[list].length) form.setValue(list as Path<Values>, filled[list]);
  }
}
