import type { TeamTemplate } from "@cardplaza/contract/team-templates";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CardForm } from "../form/card-form.tsx";
import { ProblemNotice } from "../form/problem-notice.tsx";
import { RestoredNotice } from "../form/restored-notice.tsx";
import { useCreateTeamCard } from "../form/use-create-team-card.ts";
import { TEMPLATE_PATH } from "./team-paths.ts";

/** The form of a member's card; with a template it begins with what that says. */
export function NewTeamCard({ template }: { template: TeamTemplate | null }) {
  const { state, draft, saving } = useCreateTeamCard(template);
  return (
    <CardForm
      state={state}
      title="New team card"
      intro="A card for a member of your team. It says that you made it."
      saveLabel="Save team card"
      busy={saving.isPending}
      progress={saving.progress}
      onSave={() => void saving.save()}
      design={template?.design ?? undefined}
      notices={
        <>
          {template && <FromTemplate />}
          {draft.state === "restored" && !saving.isPending && (
            <RestoredNotice onStartOver={draft.startOver} />
          )}
          <ProblemNotice error={saving.error} />
        </>
      }
    />
  );
}

function FromTemplate() {
  return (
    <Notice
      className="mb-5"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={TEMPLATE_PATH}>Edit template</Link>
        </Button>
      }
    >
      Begun with your template.
    </Notice>
  );
}
