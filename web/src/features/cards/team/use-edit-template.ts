import type { Customization } from "@cardplaza/contract/customization";
import { type LockLevel, TEMPLATE_FIELDS } from "@cardplaza/contract/team-template-rules";
import type { TeamTemplate } from "@cardplaza/contract/team-templates";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { bodyOf, type CardValues } from "../form/card-values.ts";
import { useCardFormState } from "../form/use-card-form-state.ts";
import { useForgetCards } from "../form/use-forget-cards.ts";
import { useSaving } from "../form/use-saving.ts";
import { TEMPLATE_KEY, templateCard } from "./use-team-template.ts";

/** Stands where the member's own name will. */
const SOMEBODY = "Member of your team";

export interface TemplateChoices {
  design: Customization | null;
  locks: LockLevel;
  applyToCards: boolean;
}

const valuesOf = (template: TeamTemplate): CardValues => ({ ...templateCard(template), name: SOMEBODY });

export function useEditTemplate(opened: TeamTemplate) {
  const queryClient = useQueryClient();
  const forgetCards = useForgetCards();
  const [template, setTemplate] = useState(opened);
  const state = useCardFormState("team", valuesOf(opened));
  const { design, locks } = template;
  const [choices, setChoices] = useState<TemplateChoices>({ design, locks, applyToCards: false });
  const isChanged = choices.design !== design || choices.locks !== locks || choices.applyToCards;

  const saving = useSaving({
    state,
    send(values) {
      const body = bodyOf(values, state.pictures.urlOf);
      const fields = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, body[field]]));
      return api["PUT /api/team-card/template"]({
        body: { ...fields, ...choices, updated_at: template.updated_at ?? undefined },
      });
    },
    onSaved({ changedCards, ...saved }) {
      toast({ title: "Template saved", description: savedWords(choices.applyToCards, changedCards) });
      queryClient.setQueryData(TEMPLATE_KEY, saved);
      setTemplate(saved);
      state.form.reset(valuesOf(saved));
      setChoices({ design: saved.design, locks: saved.locks, applyToCards: false });
      void forgetCards();
    },
  });
  return {
    template,
    state,
    saving,
    choices,
    choose: (change: Partial<TemplateChoices>) => setChoices({ ...choices, ...change }),
    isDirty: state.form.formState.isDirty || isChanged,
    stale: saving.error instanceof ApiError && saving.error.code === "CONFLICT",
  };
}

function savedWords(applied: boolean, cards: number): string {
  if (!applied) return "New team cards begin with it.";
  return cards === 1 ? "1 card has changed with it." : `${cards} cards have changed with it.`;
}
