import { LOCKED_FIELDS } from "@cardplaza/contract/cards/team/team-template-rules";
import type { TeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import { safePath } from "@cardplaza/contract/paths";
import { useNavigate } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { ApiError, apiOnce } from "../../../lib/api.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { showLimitToast } from "../show-limit-toast.ts";
import { TEAM_CARDS } from "../team-paths.ts";
import { templateCard } from "./use-team-template.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { bodyOf, EMPTY_CARD } from "../form/card-values.ts";
import { useCardFormState } from "../form/use-card-form-state.ts";
import { useDraft } from "../../../forms/drafts/use-draft.ts";
import { useRefreshCards } from "../form/use-refresh-cards.ts";
import { useSaveCard } from "../form/use-save-card.ts";

/** Creates a card for a member of the team, with or without the team's template. */
export function useCreateTeamCard(template: TeamTemplate | null, onLimit: () => void) {
  const navigate = useNavigate();
  const [redirect] = useAddressParam("redirect");
  const begun = template ? templateCard(template) : EMPTY_CARD;
  const locks = template ? { fields: LOCKED_FIELDS[template.locks], readOnly: false } : undefined;
  const state = useCardFormState("team", { initial: begun, locks });
  const draft = useDraft(template ? "team-card-from-template" : "team-card", state, begun);
  const refreshCards = useRefreshCards();
  const keyFor = useAttemptKey();
  const saving = useSaveCard({
    state,
    send(values) {
      const inviteEmail = values.inviteEmail.trim();
      const body = {
        ...bodyOf(values, state.pictures.urlOf),
        ...(inviteEmail && { inviteEmail }),
        ...(template && { fromTemplate: true }),
      };
      return apiOnce(keyFor(body))["POST /api/team-card"]({ body });
    },
    async onSaved(card) {
      void draft.clear();
      void refreshCards();
      toast({
        title: "Team card saved",
        description: card.invite?.email
          ? `We have invited ${card.invite.email}.`
          : `${card.name} has a card now.`,
      });
      await navigate(safePath(redirect, TEAM_CARDS));
    },
    onRefused(error) {
      if (!(error instanceof ApiError && error.code === "LIMIT_REACHED")) return;
      showLimitToast();
      onLimit();
    },
  });
  return { state, draft, saving };
}
