import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useSession } from "../../lib/session.ts";
import { memberToken } from "../../lib/tokens.ts";
import { mergeVersions } from "../saving/merge-versions.ts";
import type { StepForm } from "../use-step-form.ts";
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from "./draft-store.ts";

/** An edit that the end of the session takes away waits here for the next sign-in. `kind` names what is edited. */
export function useKeptEdit<Values extends FieldValues, Step extends string>(
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
  const keep = useEffectEvent(() => {
    if (!isDirty || memberToken()) return;
    const values = structuredClone(form.getValues());
    const kept = pictures.keepable(definition.picturesIn(values));
    void keepDraft(key, { values, step: steps.step, pictures: kept, savedAt: Date.now(), opened });
  });
  // Something (a save, the bell) notices that the session has ended; then the guard takes this page away.
  useEffect(() => () => keep(), []);

  return { restored };
}
