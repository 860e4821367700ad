import type { Card } from "@cardplaza/contract/cards";
import { useEffect, useEffectEvent, useState } from "react";
import { useSession } from "../../../lib/session.ts";
import { memberToken } from "../../../lib/tokens.ts";
import { picturesIn } from "./card-values.ts";
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from "./draft-store.ts";
import type { CardFormState } from "./use-card-form-state.ts";

/** An edit that the end of the session takes away waits here for the next sign-in. */
export function useKeptEdit(card: Card, updatedAt: string, { form, pictures, steps }: CardFormState) {
  const { user } = useSession();
  const [restored, setRestored] = useState(false);
  const key = draftKey(`edit-card/${card._id}`, user?._id ?? null);

  const restore = useEffectEvent((draft: Draft) => {
    pictures.restore(draft.pictures);
    form.reset(draft.values, { keepDefaultValues: true });
    steps.restore(draft.step);
    setRestored(true);
    void dropDraft(key);
  });
  useEffect(() => {
    void readDraft(key).then((draft) => draft && restore(draft));
  }, [key]);

  const { isDirty } = form.formState;
  const keep = useEffectEvent(() => {
    if (!isDirty || memberToken()) return;
    const values = structuredClone(form.getValues());
    const kept = pictures.keepable(picturesIn(values));
    void keepDraft(key, { values, step: steps.step, pictures: kept, savedAt: Date.now(), updatedAt });
  });
  // Whoever notices first that the session has ended (a save, the bell), the guard then takes this page away.
  useEffect(() => () => keep(), []);

  return { restored };
}
