import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { type LockLevel, TEMPLATE_FIELDS } from "@cardplaza/contract/cards/team/team-template-rules";
import type { TeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { bodyOf, type CardValues } from "../form/card-values.ts";
import { mergeVersions } from "../../../forms/saving/merge-versions.ts";
import { useCardFormState } from "../form/use-card-form-state.ts";
import { useRefreshCards } from "../form/use-refresh-cards.ts";
import { useSaveCard } from "../form/use-save-card.ts";
import { TEMPLATE_KEY, templateCard, useLatestTemplate } from "./use-team-template.ts";

/** Placeholder for the member's name. */
const SOMEBODY = "Member of your team";

export interface TemplateChoices {
  design: Customization | null;
  locks: LockLevel;
  applyToCards: boolean;
}

const valuesOf = (template: TeamTemplate): CardValues => ({ ...templateCard(template), name: SOMEBODY });
const choicesOf = ({ design, locks }: TeamTemplate) => ({ design, locks });

export function useEditTemplate(opened: TeamTemplate) {
  const queryClient = useQueryClient();
  const refreshCards = useRefreshCards();
  const latestTemplate = useLatestTemplate();
  const [template, setTemplate] = useState(opened);
  const [clashes, setClashes] = useState<string[] | null>(null);
  /** How many cards would lose the Verified badge by saving. The member confirms it first. */
  const [badgeWarning, setBadgeWarning] = useState({ open: false, lost: 0 });
  const heeded = useRef(false);
  const state = useCardFormState("team", { initial: valuesOf(opened), address: "none" });
  const [choices, setChoices] = useState<TemplateChoices>({ ...choicesOf(opened), applyToCards: false });
  const { design, locks } = template;
  const isChanged = choices.design !== design || choices.locks !== locks || choices.applyToCards;

  const saving = useSaveCard({
    state,
    async send(values) {
      const body = bodyOf(values, state.pictures.urlOf);
      if (choices.applyToCards && !heeded.current) {
        const { company, website } = body;
        const { lost } = await api["GET /api/team-card/template/badges"]({ query: { company, website } });
        if (lost > 0) return { lost };
      }
      const fields = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, body[field]]));
      return api["PUT /api/team-card/template"]({
        body: { ...fields, ...choices, version: template.version },
      });
    },
    onSaved(response) {
      if ("lost" in response) return setBadgeWarning({ open: true, lost: response.lost });
      const { changedCards, ...saved } = response;
      toast({ title: "Template saved", description: savedWords(choices.applyToCards, changedCards) });
      queryClient.setQueryData(TEMPLATE_KEY, saved);
      setTemplate(saved);
      setClashes(null);
      state.form.reset(valuesOf(saved));
      setChoices({ ...choicesOf(saved), applyToCards: false });
      void refreshCards();
    },
  });
  const save = (withoutBadges: boolean) => {
    heeded.current = withoutBadges;
    void saving.save();
  };

  return {
    template,
    state,
    saving,
    save: () => save(false),
    badgeWarning: {
      ...badgeWarning,
      close: () => setBadgeWarning((now) => ({ ...now, open: false })),
      saveAnyway: () => save(true),
    },
    choices,
    choose: (change: Partial<TemplateChoices>) => setChoices((now) => ({ ...now, ...change })),
    isDirty: state.form.formState.isDirty || isChanged,
    stale: saving.isStale,
    clashes,
    /** Shows the latest version, with what was changed here on top. */
    async takeLatest() {
      const latest = await latestTemplate().catch((error: unknown) => {
        toast({ title: "Not reloaded", description: problemText(error), variant: "destructive" });
      });
      if (!latest) return;
      const { applyToCards, ...chosen } = choices;
      const merged = mergeVersions(
        { ...valuesOf(template), ...choicesOf(template) },
        { ...state.form.getValues(), ...chosen },
        { ...valuesOf(latest), ...choicesOf(latest) },
      );
      const { design: mergedDesign, locks: mergedLocks, ...values } = merged.values;
      state.form.reset(valuesOf(latest));
      state.form.reset(values, { keepDefaultValues: true });
      setChoices({ design: mergedDesign, locks: mergedLocks, applyToCards });
      setTemplate(latest);
      setClashes(merged.clashes);
      saving.reset();
    },
  };
}

function savedWords(applied: boolean, cards: number): string {
  if (!applied) return "New team cards begin with it.";
  return cards === 1 ? "1 card has changed with it." : `${cards} cards have changed with it.`;
}
