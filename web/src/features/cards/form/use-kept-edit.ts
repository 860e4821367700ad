import type { Card } from "@cardplaza/contract/cards/cards";
import { useEffect, useEffectEvent, useState } from "react";
import { useSession } from "../../../lib/session.ts";
import { memberToken } from "../../../lib/tokens.ts";
import { picturesIn, valuesOf } from "./card-values.ts";
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from "./draft-store.ts";
import { mergeVersions } from "../../../forms/saving/merge-versions.ts";
import type { CardFormState } from "./use-card-form-state.ts";

/** An edit that the end of the session takes away waits here for the next sign-in. */
export function useKeptEdit(opened: Card, { form, pictures, steps }: CardFormState) {
  const { user } = useSession();
  /** What was changed elsewhere meanwhile as well; null where nothing was kept. */
  const [restored, setRestored] = useState<string[] | null>(null);
  const key = draftKey(`edit-card/${opened._id}`, user?._id ?? null);

  const restore = useEffectEvent((draft: Draft) => {
    const latest = valuesOf(opened);
    const { values, clashes } = mergeVersions(draft.opened ?? latest, draft.values, latest);
    pictures.restore(draft.pictures);
    form.reset(values, { keepDefaultValues: true });
    steps.restore(draft.step);
    setRestored(clashes);
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
    void keepDraft(key, {
      values,
      step: steps.step,
      pictures: kept,
      savedAt: Date.now(),
      opened: valuesOf(opened),
    });
  });
  // Whoever notices first that the session has ended (a save, the bell), the guard then takes this page away.
  useEffect(() => () => keep(), []);

  return { restored };
}
