import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useNavigate } from "react-router";
import { useEditDraft } from "../../../forms/drafts/use-edit-draft.ts";
import { AlsoChanged, LatestNotice } from "../../../forms/saving/latest-notice.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { StaleNotice } from "../../../forms/saving/stale-notice.tsx";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { useStaleMerge } from "../../../forms/saving/use-stale-merge.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { api } from "../../../lib/api.ts";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters, useShowChapter } from "../use-chapter.ts";
import { CHAPTER_FORM } from "./chapter-form-definition.ts";
import { ChapterForm } from "./chapter-form.tsx";
import { changeOf, valuesOf } from "./chapter-values.ts";
import { renamed } from "./check-chapter.ts";

/** Changes a chapter. If another officer saved first, their version is taken in before. */
export function EditChapter({ chapter }: { chapter: Chapter }) {
  const navigate = useNavigate();
  const show = useShowChapter();
  const readAgain = useReadChapters();
  // A newer one that arrives meanwhile must not change what is being typed.
  const [first] = useState(chapter);
  const state = useStepForm(CHAPTER_FORM, valuesOf(first), { address: "none" });
  const { opened, clashes, take } = useStaleMerge({ record: first, valuesOf, form: state.form });
  const { restored } = useEditDraft(`chapter/${first._id}`, valuesOf(first), state);
  const { isDirty } = useFormState({ control: state.form.control });
  const params = { id: chapter._id };
  const path = chapterPath(chapter._id, "manage");
  const saving = useSaving({
    state,
    send: (values) =>
      api["PATCH /api/chapters/:id"]({
        params,
        body: changeOf(values, opened, state.pictures.urlOf(values.cover)),
      }),
    async onSaved(saved) {
      state.form.reset(state.form.getValues());
      show(saved);
      toast({ title: "Chapter saved" });
      void readAgain();
      await navigate(path);
    },
    fieldsOf: ({ fields = {} }) => renamed(fields),
  });
  const takeLatest = async () => {
    take(await api["GET /api/chapters/:id"]({ params }));
    saving.reset();
  };
  return (
    <>
      <ChapterForm
        state={state}
        saving={saving}
        title={`Edit ${first.name}`}
        saveLabel="Save"
        isNew={false}
        back={{ path, label: first.name }}
        notices={
          <>
            {restored && (
              <Notice tone={restored.length > 0 ? "warning" : "info"} className="mb-5">
                We kept your changes from before you signed in again. Save them now.
                <AlsoChanged fields={restored} labelOf={CHAPTER_FORM.labelOf} />
              </Notice>
            )}
            {clashes && <LatestNotice clashes={clashes} labelOf={CHAPTER_FORM.labelOf} />}
            {saving.isStale ? (
              <StaleNotice error={saving.error} takeLatest={takeLatest} />
            ) : (
              <ProblemNotice error={saving.error} />
            )}
          </>
        }
      />
      <LeaveWarning when={isDirty && !saving.isPending} />
    </>
  );
}
