import type { Card } from "@cardplaza/contract/cards";
import { safePath } from "@cardplaza/contract/paths";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api, ApiError } from "../../../lib/api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { TEAM_CARDS } from "./use-create-team-card.ts";
import { changesOf, valuesOf } from "./card-values.ts";
import { mergeVersions } from "./merge-versions.ts";
import { useCardFormState } from "./use-card-form-state.ts";
import { useLatestCard } from "./use-editable-card.ts";
import { useForgetCards } from "./use-forget-cards.ts";
import { useKeptEdit } from "./use-kept-edit.ts";
import { useSaving } from "./use-saving.ts";

/** Editing one's card: what changed is sent, with the version it was changed on. */
export function useEditCard(card: Card) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(card);
  const [clashes, setClashes] = useState<string[] | null>(null);
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const locks = card.lockedFields && { fields: card.lockedFields, readOnly: true };
  const state = useCardFormState("edit", valuesOf(card), locks);
  const { isDirty } = state.form.formState;
  const forgetCards = useForgetCards();
  const latestCard = useLatestCard(card._id);
  const { restored } = useKeptEdit(card, opened.updated_at, state);
  const home = card.type === "team" ? TEAM_CARDS : "/business-cards";

  // A moment later, when nothing warns of unsaved changes any more.
  useEffect(() => {
    if (leavingTo) void navigate(leavingTo);
  }, [leavingTo, navigate]);
  const leave = (to = safePath(params.get("redirect"), home)) => {
    void forgetCards();
    setLeavingTo(to);
  };

  const saving = useSaving({
    state,
    send: (values) =>
      api["PATCH /api/business-cards/:id"]({
        params: { id: card._id },
        body: { ...changesOf(values, valuesOf(opened), state.pictures.urlOf), updated_at: opened.updated_at },
      }),
    onSaved() {
      toast({ title: "Changes saved", description: "Your card shows them from now on." });
      leave();
    },
  });

  return {
    state,
    saving,
    leave,
    restored,
    isDirty: isDirty && leavingTo === null,
    stale: saving.error instanceof ApiError && saving.error.code === "CONFLICT",
    clashes,
    /** Shows the latest version, with what was typed here on top. */
    async takeLatest() {
      const latest = await latestCard();
      const merged = mergeVersions(valuesOf(opened), state.form.getValues(), valuesOf(latest));
      state.form.reset(valuesOf(latest));
      state.form.reset(merged.values, { keepDefaultValues: true });
      setOpened(latest);
      setClashes(merged.clashes);
      saving.reset();
    },
  };
}
