import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import type { StepForm } from "../use-step-form.ts";
import { type Draft, draftKey, dropDraft, saveDraft, readDraft } from "./draft-store.ts";
import { isUntouched } from "./is-untouched.ts";

const SAVE_AFTER_MS = 400;

/** `reading` until it is known whether there is one. */
export type DraftState = "reading" | "none" | "restored";

/** Stores what is typed in this browser and restores it. `begun` is what the form starts with. */
export function useDraft<Values extends FieldValues, Step extends string>(
  kind: string,
  { definition, form, pictures, steps }: StepForm<Values, Step>,
  begun: Values = definition.empty,
) {
  const { status, user } = useSession();
  const [state, setState] = useState<DraftState>("reading");
  const [isStored, setStored] = useState(true);
  const ownerId = user?._id ?? null;
  const known = status !== "loading";

  const restore = useEffectEvent((draft: Draft<Values> | undefined) => {
    if (state !== "reading") return;
    if (draft) {
      pictures.restore(draft.pictures);
      form.reset(
        { ...definition.empty, ...draft.values, ...typedMeanwhile(form.getValues(), begun) },
        { keepDefaultValues: true },
      );
      steps.restore(draft.step as Step);
    }
    setState(draft ? "restored" : "none");
  });
  useEffect(() => {
    if (!known) return;
    let live = true;
    void findDraft<Values>(kind, ownerId).then((draft) => live && restore(draft));
    return () => {
      live = false;
    };
  }, [known, kind, ownerId]);

  const snapshot = useCallback((): Draft<Values> => {
    const values = structuredClone(form.getValues());
    const stored = pictures.storable(definition.picturesIn(values));
    return { values, step: steps.step, pictures: stored, savedAt: Date.now() };
  }, [definition, form, pictures, steps.step]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveNow = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const key = draftKey(kind, ownerId);
    if (isUntouched(definition, form.getValues(), begun)) void dropDraft(key);
    else void saveDraft(key, snapshot()).then(setStored);
  });
  useEffect(() => {
    if (state === "reading") return;
    const stopListening = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => saveNow(), SAVE_AFTER_MS);
      },
    });
    const leave = () => {
      if (timer.current !== undefined) saveNow();
    };
    addEventListener("pagehide", leave);
    return () => {
      stopListening();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [state, form]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    return Promise.all([dropDraft(draftKey(kind, ownerId)), dropDraft(draftKey(kind, null))]);
  }, [kind, ownerId]);

  return {
    state,
    isStored,
    clear,
    /** Before the sign-in: stored as a visitor's draft, for any member who comes back. */
    saveForSignIn: () => saveDraft(draftKey(kind, null), snapshot()),
    startOver() {
      const before = structuredClone(form.getValues());
      void clear();
      form.reset(begun);
      steps.open(definition.stepIds[0] as Step);
      setState("none");
      toast({
        title: "Started over",
        action: { label: "Undo", onPress: () => form.reset(before, { keepDefaultValues: true }) },
      });
    },
  };
}

/** A member's own; otherwise what was begun before the sign-in, which is theirs from now on. */
async function findDraft<Values>(kind: string, ownerId: string | null): Promise<Draft<Values> | undefined> {
  const visitors = await readDraft<Values>(draftKey(kind, null));
  if (ownerId === null) return visitors;
  const own = await readDraft<Values>(draftKey(kind, ownerId));
  if (!visitors || (own && own.savedAt > visitors.savedAt)) return own;
  if (await saveDraft(draftKey(kind, ownerId), visitors)) await dropDraft(draftKey(kind, null));
  return visitors;
}

/** Texts that were typed while the draft was being read. */
function typedMeanwhile<Values extends FieldValues>(values: Values, begun: Values): Partial<Values> {
  const typed = Object.entries(values).filter(
    ([field, text]) => typeof text === "string" && text !== "" && text !== begun[field],
  );
  return Object.fromEntries(typed) as Partial<Values>;
}
