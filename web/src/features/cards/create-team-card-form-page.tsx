import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { CardForm } from "./form/card-form.tsx";
import { ProblemNotice } from "./form/problem-notice.tsx";
import { RestoredNotice } from "./form/restored-notice.tsx";
import { useCreateTeamCard } from "./form/use-create-team-card.ts";

export default function CreateTeamCardFormPage() {
  const { state, draft, saving } = useCreateTeamCard();
  return (
    <>
      <title>{`New team card · ${PRODUCT_NAME}`}</title>
      <CardForm
        state={state}
        title="New team card"
        intro="A card for a member of your team. It says that you made it."
        saveLabel="Save team card"
        busy={saving.isPending}
        progress={saving.progress}
        onSave={() => void saving.save()}
        notices={
          <>
            {draft.state === "restored" && !saving.isPending && (
              <RestoredNotice onStartOver={draft.startOver} />
            )}
            <ProblemNotice error={saving.error} />
          </>
        }
      />
    </>
  );
}
