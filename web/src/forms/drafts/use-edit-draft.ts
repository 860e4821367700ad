import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useSession } from "../../lib/session.ts";
import { memberToken } from "../../lib/tokens.ts";
import { mergeVersions } from "../saving/merge-versions.ts";
import type { StepForm } from "../use-step-form.ts";
import { type Draft, draftKey, dropDraft, saveDraft, readDraft } from "./draft-store.ts";

/** An edit that the end of the session takes away waits here for the next sign-in. `kind` names what is edited. */
export function useEditDraft<Values extends FieldValues, Step extends string>(
  kind: string,
  opened: Values,
  { definition, form, pictures, steps }: StepForm<Values, Step>,
) {
  const { user } = useSession();
  /** What was changed elsewhere meanwhile as well; null where nothing was kept. */
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
  // Something (a save, the bell) notices that the session has ended; then the guard takes this page away.
  useEffect(() => () => save(), []);

  return { restored };
}
