import type { TeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-words";
import { Link } from "react-router";
import { UPGRADE } from "../../../site/site-links.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { CardForm } from "../form/card-form.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { RestoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { useCreateTeamCard } from "./use-create-team-card.ts";
import { useTeamCardLimit } from "./use-team-card-limit.ts";
import { TEMPLATE_PATH } from "../team-paths.ts";

/** The form of a member's card; with a template it begins with what that says. */
export function NewTeamCard({ template }: { template: TeamTemplate | null }) {
  const upgrade = useUpgradeDialog();
  const premium = useIsPremium();
  const { state, draft, saving } = useCreateTeamCard(template, upgrade.show);
  return (
    <>
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
            {!saving.error && <LimitNotice onUpgrade={upgrade.show} />}
            {template && <FromTemplate />}
            {draft.state === "restored" && !saving.isPending && (
              <RestoredNotice onStartOver={draft.startOver} />
            )}
            <ProblemNotice error={saving.error} />
          </>
        }
      />
      <LateUpgradeDialog
        open={upgrade.isOpen && premium === false}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </>
  );
}

/** Shown before anything is typed, for members who open this address directly. */
function LimitNotice({ onUpgrade }: { onUpgrade: () => void }) {
  const { cardLimit } = useTeamCardLimit();
  if (!cardLimit?.isFull) return null;
  return (
    <Notice
      tone="warning"
      title={TEAM_TEXT.limitTitle}
      className="mb-5"
      action={
        <Button size="sm" onClick={onUpgrade}>
          {UPGRADE.label}
        </Button>
      }
    >
      {TEAM_TEXT.limit}
    </Notice>
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
      Filled in from your template.
    </Notice>
  );
}
