import type { Card } from "@cardplaza/contract/cards/cards";
import { safePath } from "@cardplaza/contract/paths";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { DASHBOARD, isDashboard } from "../own-cards/sections.ts";
import { publishedState } from "../share/published-state.ts";
import { TEAM_CARDS } from "../team-paths.ts";
import { type CardValues, changesOf, valuesOf } from "./card-values.ts";
import { useEditDraft } from "../../../forms/drafts/use-edit-draft.ts";
import { useStaleMerge } from "../../../forms/saving/use-stale-merge.ts";
import { useFieldInAddress } from "../../../forms/steps/use-field-in-address.ts";
import { provedChanges } from "./proved-changes.ts";
import { useCardFormState } from "./use-card-form-state.ts";
import { useLatestCard } from "./use-editable-card.ts";
import { useRefreshCards } from "./use-refresh-cards.ts";
import { useSaveCard } from "./use-save-card.ts";

/** Editing a card: what changed is sent, with the version it was changed on. */
export function useEditCard(card: Card) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [redirect] = useAddressParam("redirect");
  const [leaving, setLeaving] = useState<{ to: string; state?: unknown } | null>(null);
  const [badgeWarning, setBadgeWarning] = useState<"open" | "heeded" | null>(null);
  const { lockedFields, fillableFields } = card;
  const locks = lockedFields && { fields: lockedFields, fillable: fillableFields, readOnly: true };
  const state = useCardFormState("edit", { initial: valuesOf(card), locks });
  const { isDirty } = state.form.formState;
  const { opened, clashes, take } = useStaleMerge({ record: card, valuesOf, form: state.form });
  const refreshCards = useRefreshCards();
  const latestCard = useLatestCard(card._id);
  const { restored } = useEditDraft(`edit-card/${card._id}`, valuesOf(opened), state);
  const back = safePath(redirect, card.type === "team" ? TEAM_CARDS : DASHBOARD);
  useFieldInAddress(state);

  // A moment later, when nothing warns of unsaved changes any more.
  useEffect(() => {
    if (leaving) void navigate(leaving.to, { state: leaving.state });
  }, [leaving, navigate]);
  const leave = (to = back, historyState?: unknown) => {
    void refreshCards();
    setLeaving({ to, state: historyState });
  };

  const saving = useSaveCard({
    state,
    send: (values) =>
      api["PATCH /api/business-cards/:id"]({
        params: { id: card._id },
        body: { ...changesOf(values, valuesOf(opened), state.pictures.urlOf), version: opened.version },
      }),
    onSaved(saved) {
      // Only now can it be shared for the first time.
      if (user && opened.isIncomplete && !saved.isIncomplete && isDashboard(back))
        return leave(back, publishedState(saved, user._id));
      toast({ title: "Changes saved", description: "Your card shows them from now on." });
      leave();
    },
  });

  /** The facts behind this card's Verified badge that saving would change. */
  const atStake = (typed: CardValues) =>
    opened.badges.includes("Verified") ? provedChanges(valuesOf(opened), typed) : [];
  const save = async () => {
    const warn = badgeWarning !== "heeded" && atStake(state.form.getValues()).length > 0;
    if (!warn) return saving.save();
    if (await state.check()) setBadgeWarning("open");
  };

  return {
    state,
    saving,
    save,
    leave,
    badgeWarning: {
      open: badgeWarning === "open",
      fields: atStake(state.form.getValues()),
      close: () => setBadgeWarning((now) => (now === "heeded" ? now : null)),
      saveAnyway() {
        setBadgeWarning("heeded");
        void saving.save();
      },
    },
    /** The card's badges as they will be. */
    badgesOf: (typed: CardValues) =>
      opened.badges.filter((badge) => badge !== "Verified" || atStake(typed).length === 0),
    restored,
    isDirty: isDirty && leaving === null,
    isLeaving: leaving !== null,
    stale: saving.isStale,
    clashes,
    /** Shows the latest version, with what was typed here on top. */
    async takeLatest() {
      const latest = await latestCard().catch((error: unknown) => {
        toast({ title: "Not reloaded", description: problemText(error), variant: "destructive" });
      });
      if (!latest) return;
      take(latest);
      saving.reset();
    },
  };
}
