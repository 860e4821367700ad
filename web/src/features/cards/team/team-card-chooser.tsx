import { TEAM_FEATURE, TEAM_TEXT } from "@cardplaza/contract/cards/team/team-words";
import { ChevronRight, FileSpreadsheet, LayoutTemplate, Lock, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { FORM_PATH, FROM_TEMPLATE_PATH, IMPORT_PATH, TEMPLATE_PATH } from "../team-paths.ts";
import { isMade, useTeamTemplate } from "./use-team-template.ts";
import { showLimitToast } from "../show-limit-toast.ts";
import type { TeamCardLimit } from "./use-team-card-limit.ts";

const ROW =
  "flex w-full items-center gap-4 rounded-card border border-line bg-raised p-4 text-left transition-colors duration-150 hover:border-brand sm:p-5 [&>svg]:shrink-0";

export function TeamCardChooser({ cardLimit }: { cardLimit: TeamCardLimit }) {
  const upgrade = useUpgradeDialog();
  const premium = cardLimit.limit === null;
  const template = useTeamTemplate();
  const refuse = () => {
    showLimitToast();
    upgrade.show();
  };
  return (
    <div className="mt-8 grid grid-cols-1 gap-3">
      <Used {...cardLimit} />
      {cardLimit.isFull && (
        <Notice tone="warning" title={TEAM_TEXT.limitTitle} className="mb-2">
          {TEAM_TEXT.limit}
        </Notice>
      )}
      <Choice
        icon={<UserPlus aria-hidden="true" className="size-6 text-brand-strong" />}
        title="One member"
        text="Fill in a card and invite the member to take it over."
        to={cardLimit.isFull ? undefined : FORM_PATH}
        onRefused={refuse}
      />
      <Choice
        icon={<FileSpreadsheet aria-hidden="true" className="size-6 text-brand-strong" />}
        title="From a CSV file"
        text="Many members at once, from your own table."
        to={premium ? IMPORT_PATH : undefined}
        locked={!premium}
        onRefused={upgrade.show}
      />
      <Choice
        icon={<LayoutTemplate aria-hidden="true" className="size-6 text-brand-strong" />}
        title="From a template"
        text={
          premium && template.isSuccess && !isMade(template.data)
            ? "Make a template first: one look and locked fields for all."
            : "One look and locked fields for all."
        }
        to={premium ? (isMade(template.data) ? FROM_TEMPLATE_PATH : TEMPLATE_PATH) : undefined}
        locked={!premium}
        onRefused={upgrade.show}
      />
      {premium && isMade(template.data) && (
        <p className="text-sm text-muted">
          <Link to={TEMPLATE_PATH} className="font-medium text-brand-strong underline underline-offset-2">
            Edit the template
          </Link>{" "}
          of your team.
        </p>
      )}
      <LateUpgradeDialog
        open={upgrade.isOpen && !premium}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </div>
  );
}

function Used({ used, limit }: TeamCardLimit) {
  if (limit === null)
    return (
      <p className="mb-2 text-sm text-muted">
        {used === 1 ? "1 team card" : `${used} team cards`} so far, as many as you like.
      </p>
    );
  return (
    <div className="mb-2 flex items-center gap-4">
      <p className="text-sm font-medium whitespace-nowrap tabular-nums">
        {used} of {limit} used
      </p>
      <ProgressBar label="Team cards used" value={used / limit} className="max-w-40" />
    </div>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Where the choice leads, or the reason why it is not available. */
  to: string | undefined;
  locked?: boolean;
  onRefused: () => void;
}

function Choice({ icon, title, text, to, locked = false, onRefused }: ChoiceProps) {
  const words = (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">
          {text} {locked && `Part of ${TEAM_FEATURE}.`}
        </span>
      </span>
      {locked ? (
        <Badge tone="brand">
          <Lock aria-hidden="true" /> Premium
        </Badge>
      ) : (
        <ChevronRight aria-hidden="true" className="size-5 text-muted" />
      )}
    </>
  );
  return to ? (
    <Link to={to} className={ROW}>
      {words}
    </Link>
  ) : (
    <button type="button" onClick={onRefused} className={ROW}>
      {words}
    </button>
  );
}
