import { useQuery } from "@tanstack/react-query";
import { MAX_INVITED, requirementPath } from "@cardplaza/contract/it-services/it-words";
import { useNavigate } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { RestoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { useDraft } from "../../../forms/drafts/use-draft.ts";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { SaveBar } from "../../../forms/saving/save-bar.tsx";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { FormPage } from "../../../forms/steps/form-page.tsx";
import { StepPanel } from "../../../forms/steps/step-panel.tsx";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { LoadingMark } from "../../../site/loading-screen.tsx";
import { postPath } from "../it-address.ts";
import { BriefStep } from "./brief-step.tsx";
import { bodyOf, EMPTY_REQUIREMENT, REQUIREMENT_FORM, type Invited } from "./requirement-form.ts";
import { WhoStep } from "./who-step.tsx";

/** The form for a new requirement. A visitor fills it in, too, and signs in to post it. */
export function PostRequirement() {
  const [invite] = useAddressParam("invite");
  const ids = (invite ?? "").split(",").filter(Boolean).slice(0, MAX_INVITED);
  const invited = useQuery({
    queryKey: ["it-invited", ids],
    queryFn: () => readInvited(ids),
    enabled: ids.length > 0,
  });
  if (ids.length > 0 && invited.isPending) return <LoadingMark className="min-h-[60dvh] flex-1" />;
  return <RequirementForm invited={invited.data ?? []} />;
}

/** The invited providers; those that are no longer there are left out. */
async function readInvited(ids: string[]): Promise<Invited[]> {
  const found = await Promise.allSettled(
    ids.map((id) => api["GET /api/it-services/providers/:id"]({ params: { id } })),
  );
  return found.flatMap((each) =>
    each.status === "fulfilled" ? [{ _id: each.value._id, name: each.value.name }] : [],
  );
}

function RequirementForm({ invited }: { invited: Invited[] }) {
  const { status } = useSession();
  const navigate = useNavigate();
  const begun =
    invited.length > 0
      ? { ...EMPTY_REQUIREMENT, mode: "invite" as const, providers: invited }
      : EMPTY_REQUIREMENT;
  const state = useStepForm(REQUIREMENT_FORM, begun);
  const ids = invited.map(({ _id }) => _id);
  const draft = useDraft(["it-requirement", ...ids].join("-"), state, begun);
  const { save, error, isPending, progress } = useSaving({
    state,
    send: (values) => api["POST /api/it-services/requirements"]({ body: bodyOf(values) }),
    onSaved: async ({ _id }) => {
      await draft.clear();
      await navigate(requirementPath(_id), { replace: true });
    },
  });
  const isVisitor = status === "visitor";
  const signIn = async () => {
    if (!(await state.check())) return;
    await draft.saveForSignIn();
    await navigate(`/auth?redirect=${encodeURIComponent(postPath(ids))}`);
  };
  const finish = () => void (isVisitor ? signIn() : save());
  const { step, next, open } = state.steps;
  return (
    <FormProvider state={state}>
      <FormPage
        title="Post a requirement"
        intro="Say once what you need. Up to ten providers quote, and only you see their prices."
        notices={
          <>
            {draft.state === "restored" && <RestoredNotice onStartOver={draft.startOver} />}
            <ProblemNotice error={error} />
          </>
        }
        onSubmit={() => (next ? void state.advance() : finish())}
      >
        <StepPanel steps={REQUIREMENT_FORM.stepLabels} current={step} onOpen={open} busy={isPending}>
          {step === "brief" ? <BriefStep mayUpload={status === "member"} /> : <WhoStep />}
        </StepPanel>
        <SaveBar
          state={state}
          saveLabel={isVisitor ? "Sign in and post" : "Post requirement"}
          saveFirst={false}
          busy={isPending}
          progress={progress}
          onSave={finish}
        />
      </FormPage>
    </FormProvider>
  );
}
