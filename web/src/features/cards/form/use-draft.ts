import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { type CardValues, EMPTY_CARD, isUntouched, picturesIn, TEXT_FIELDS } from "./card-values.ts";
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from "./draft-store.ts";
import type { CardFormState } from "./use-card-form-state.ts";

const KEEP_AFTER_MS = 400;

/** `reading` until it is known whether there is one. */
export type DraftState = "reading" | "none" | "restored";

/** Keeps what is typed in this browser, and brings it back. `begun` is what the form starts with. */
export function useDraft(
  kind: string,
  { form, pictures, steps }: CardFormState,
  begun: CardValues = EMPTY_CARD,
) {
  const { status, user } = useSession();
  const [state, setState] = useState<DraftState>("reading");
  const [isKept, setKept] = useState(true);
  const ownerId = user?._id ?? null;
  const known = status !== "loading";

  const restore = useEffectEvent((draft: Draft | undefined) => {
    if (state !== "reading") return;
    if (draft) {
      pictures.restore(draft.pictures);
      form.reset(
        { ...EMPTY_CARD, ...draft.values, ...typedMeanwhile(form.getValues(), begun) },
        { keepDefaultValues: true },
      );
      steps.restore(draft.step);
    }
    setState(draft ? "restored" : "none");
  });
  useEffect(() => {
    if (!known) return;
    let live = true;
    void findDraft(kind, ownerId).then((draft) => live && restore(draft));
    return () => {
      live = false;
    };
  }, [known, kind, ownerId]);

  const snapshot = useCallback((): Draft => {
    const values = structuredClone(form.getValues());
    return { values, step: steps.step, pictures: pictures.keepable(picturesIn(values)), savedAt: Date.now() };
  }, [form, pictures, steps.step]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const key = draftKey(kind, ownerId);
    if (isUntouched(form.getValues(), begun)) void dropDraft(key);
    else void keepDraft(key, snapshot()).then(setKept);
  });
  useEffect(() => {
    if (state === "reading") return;
    const stopListening = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => keepNow(), KEEP_AFTER_MS);
      },
    });
    const leave = () => {
      if (timer.current !== undefined) keepNow();
    };
    addEventListener("pagehide", leave);
    return () => {
      stopListening();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [state, form]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    return Promise.all([dropDraft(draftKey(kind, ownerId)), dropDraft(draftKey(kind, null))]);
  }, [kind, ownerId]);

  return {
    state,
    isKept,
    forget,
    /** For the way to the sign-in: under a visitor's name, whoever comes back. */
    keepForSignIn: () => keepDraft(draftKey(kind, null), snapshot()),
    startOver() {
      const before = structuredClone(form.getValues());
      void forget();
      form.reset(begun);
      steps.open("you");
      setState("none");
      toast({
        title: "Started over",
        action: { label: "Undo", onPress: () => form.reset(before, { keepDefaultValues: true }) },
      });
    },
  };
}

/** A member's own; else what was begun before the sign-in, which is his from now on. */
async function findDraft(kind: string, ownerId: string | null): Promise<Draft | undefined> {
  const visitors = await readDraft(draftKey(kind, null));
  if (ownerId === null) return visitors;
  const own = await readDraft(draftKey(kind, ownerId));
  if (!visitors || (own && own.savedAt > visitors.savedAt)) return own;
  if (await keepDraft(draftKey(kind, ownerId), visitors)) await dropDraft(draftKey(kind, null));
  return visitors;
}

function typedMeanwhile(values: CardValues, begun: CardValues): Partial<CardValues> {
  const typed = TEXT_FIELDS.filter((field) => values[field] && values[field] !== begun[field]);
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}
