import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useSession } from "../../lib/session.ts";
import { memberToken } from "../../lib/tokens.ts";
import { mergeVersions } from "../saving/merge-versions.ts";
import type { StepForm } from "../use-step-form.ts";
import { type Draft, draftKey, dropDraft, saveDraft, readDraft } from "./draft-store.ts";

/** Stores an edit when the session ends, and restores it after the next sign-in. `kind` names what is edited. */
export function useEditDraft<Values extends FieldValues, Step extends string>(
  kind: string,
  opened: Values,
  { definition, form, pictures, steps }: StepForm<Values, Step>,
) {
  const { user } = useSession();
  /** The fields that were also changed elsewhere. Null if nothing was stored. */
  const [restored, setRestored] = useState<string[] | null>(null);
  const key = draftKey(kind, user?._id ?? null);

  const restore = useEffectEvent((draft: Draft<Values>) => {
    const { values, clashes } = mergeVersions(draft.opened ?? opened, draft.values, opened);
    pictures.restore(draft.pictures);
    form.reset(values, { keepDefaultValues: true });
    steps.restore(draft.step as Step);
    setRestored(clashes);
    void dropDraft(key);
  });
  useEffect(() => {
    void readDraft<Values>(key).then((draft) => draft && restore(draft));
  }, [key]);

  const { isDirty } = form.formState;
  const save = useEffectEvent(() => {
    if (!isDirty || memberToken()) return;
    const values = structuredClone(form.getValues());
    const storedPictures = pictures.storable(definition.picturesIn(values));
    void saveDraft(key, { values, step: steps.step, pictures: storedPictures, savedAt: Date.now(), opened });
  });
  // A save or the bell notices that the session has ended. Then the guard unmounts this page.
  useEffect(() => () => save(), []);

  return { restored };
}
