import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { NotStoredNotice, RestoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { useDraft } from "../../../forms/drafts/use-draft.ts";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { apiOnce } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { useSession } from "../../../lib/session.ts";
import { decideForMembers } from "../../../site/guard-decision.ts";
import { Guarded } from "../../../site/guarded.tsx";
import { PremiumOnly } from "../../../site/premium-only.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters } from "../use-chapter.ts";
import { CHAPTER_FORM } from "./chapter-form-definition.ts";
import { ChapterForm } from "./chapter-form.tsx";
import { EMPTY_CHAPTER, newChapterOf } from "./chapter-values.ts";
import { renamed } from "./check-chapter.ts";

/** Starting a chapter, for members with the plan. */
export function NewChapter() {
  const { status, retry } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`Create a chapter · ${PRODUCT_NAME}`}</title>
      <Guarded decision={decideForMembers(status, pathname + search)} onRetry={() => void retry()}>
        <PremiumOnly>
          <Writing />
        </PremiumOnly>
      </Guarded>
    </>
  );
}

function Writing() {
  const navigate = useNavigate();
  const [city] = useAddressParam("city");
  const readAgain = useReadChapters();
  const keyFor = useAttemptKey();
  const [begun] = useState(() => ({ ...EMPTY_CHAPTER, city: city ?? "" }));
  const state = useStepForm(CHAPTER_FORM, begun, { address: "none" });
  const draft = useDraft("new-chapter", state, begun);
  const saving = useSaving({
    state,
    send: (values) => {
      const body = newChapterOf(values, state.pictures.urlOf(values.cover));
      return apiOnce(keyFor(body))["POST /api/chapters"]({ body });
    },
    async onSaved(chapter) {
      await draft.clear();
      toast({ title: "Your chapter is ready", description: "Invite your first members now." });
      void readAgain();
      await navigate(chapterPath(chapter._id, "manage"), { replace: true });
    },
    fieldsOf: ({ fields = {} }) => renamed(fields),
  });
  return (
    <ChapterForm
      state={state}
      saving={saving}
      title="Create a chapter"
      saveLabel="Create chapter"
      isNew
      back={{ path: OFFLINE_NETWORKING_PATH, label: "Chapters" }}
      notices={
        <>
          {draft.state === "restored" && <RestoredNotice onStartOver={draft.startOver} />}
          {!draft.isStored && <NotStoredNotice />}
          <ProblemNotice error={saving.error} />
        </>
      }
    />
  );
}
