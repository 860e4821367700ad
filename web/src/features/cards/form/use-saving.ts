import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldPath } from "react-hook-form";
import { ApiError } from "../../../lib/api.ts";
import { stepOf, inOrder } from "./card-steps.ts";
import { type CardValues, picturesIn, withoutBlankRows } from "./card-values.ts";
import type { CardFormState } from "./use-card-form-state.ts";

interface Saving<Saved> {
  state: CardFormState;
  /** Sends the card; its pictures have their addresses by then. */
  send: (values: CardValues) => Promise<Saved>;
  /** Where it leaves the page: until that is done, the form rests. */
  onSaved: (saved: Saved) => void | Promise<void>;
  onRefused?: (error: unknown) => void;
}

/** Saving: checked, pictures first, once however often it is pressed. */
export function useSaving<Saved>({ state, send, onSaved, onRefused }: Saving<Saved>) {
  const { form, pictures, steps } = state;
  const [progress, setProgress] = useState<number>();
  const busy = useRef(false);
  // The form's own word, not the mutation's, which says a moment too late that a wrong field can have the focus.
  const [isPending, setPending] = useState(false);
  const mutation = useMutation({
    // Offline it fails at once, rather than wait with the button busy.
    networkMode: "always",
    async mutationFn(values: CardValues) {
      try {
        await pictures.sendAll(picturesIn(values), setProgress);
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
      if (!(await steps.check())) return;
      setPending(true);
      await onSaved(await mutation.mutateAsync(structuredClone(form.getValues())));
    } catch (error) {
      const first = showAtFields(state, error);
      if (first) steps.goTo(first);
      onRefused?.(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return { save, progress, isPending, error: mutation.error, reset: mutation.reset };
}

function dropBlankRows({ form }: CardFormState) {
  const values = form.getValues();
  const { services, products } = withoutBlankRows(values);
  if (services.length < values.services.length) form.setValue("services", services);
  if (products.length < values.products.length) form.setValue("products", products);
}

/** Puts a refusal at the fields that it names; the path of the first, where the form has one. */
function showAtFields({ form }: CardFormState, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "PREMIUM_REQUIRED")
    form.setError("directLeads", { type: "server", message: error.reason });
  const fields = error.fields ?? {};
  const known = inOrder(Object.keys(fields).filter((path) => stepOf(path)));
  for (const path of known) {
    const message = fields[path];
    const picture = /^gallery\.(\d+)$/.exec(path)?.[1];
    if (picture)
      form.setError("root.gallery", {
        type: "server",
        message: `Picture ${Number(picture) + 1}: ${message}`,
      });
    else if (path === "gallery") form.setError("root.gallery", { type: "server", message });
    else form.setError(path as FieldPath<CardValues>, { type: "server", message });
  }
  if (known[0]?.startsWith("gallery")) return "gallery";
  return known[0] ?? (error.code === "PREMIUM_REQUIRED" ? "directLeads" : undefined);
}
