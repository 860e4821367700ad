import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { CUSTOMIZATION_TOAST } from "@cardplaza/contract/cards/customization/customization-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { designOf } from "../card-data.ts";

/** A logo that is chosen and goes along with the next save. */
export interface ChosenLogo {
  file: File;
  url: string;
}

const failed = (words: { title: string; description: string }) => toast({ ...words, variant: "destructive" });

/** Retrying does not help when a team's template sets the design, so the member gets a message. */
const orLocked = (error: Error, words: { title: string; description: string }) =>
  error instanceof ApiError && error.code === "FIELD_LOCKED"
    ? { ...words, description: error.reason }
    : words;

/** A card's design while it is edited: everything is local until it is saved. */
export function useDesign({ _id: cardId }: Card) {
  const queryClient = useQueryClient();
  const options = designOf(cardId);
  const saved = useQuery(options);
  const [draft, setDraft] = useState<Customization | null>(null);
  const [logo, setLogo] = useState<ChosenLogo | null>(null);
  useEffect(() => () => (logo ? URL.revokeObjectURL(logo.url) : undefined), [logo]);

  const settle = async (design: Customization) => {
    queryClient.setQueryData(options.queryKey, design);
    setDraft(null);
    setLogo(null);
    // The card itself carries its design where it is shown alone.
    await queryClient.invalidateQueries({ queryKey: ["GET /api/business-cards/:id"] });
  };
  const save = useMutation({
    mutationFn: (customization: Customization) =>
      api["POST /api/card-customization/:cardId"]({
        params: { cardId },
        form: { customization, ...(logo && { logo: logo.file }) },
      }),
    onSuccess: async (design) => {
      await settle(design);
      toast(CUSTOMIZATION_TOAST.saved);
    },
    onError: (error) => failed(orLocked(error, CUSTOMIZATION_TOAST.saveFailed)),
  });
  const reset = useMutation({
    mutationFn: (_before: Customization) =>
      api["DELETE /api/card-customization/:cardId"]({ params: { cardId } }),
    onSuccess: async (design, before) => {
      await settle(design);
      toast({
        ...CUSTOMIZATION_TOAST.reset,
        // Back in the editor, and saved only when the member says so.
        action: { label: "Undo", onPress: () => setDraft(before) },
      });
    },
    onError: (error) => failed(orLocked(error, CUSTOMIZATION_TOAST.resetFailed)),
  });

  const design = draft ?? saved.data;
  return {
    saved,
    design,
    /** The design that the preview shows, with the chosen logo. */
    shown: design && logo ? { ...design, logo: logo.url } : design,
    logo,
    setLogo,
    isDirty: logo !== null || (draft !== null && JSON.stringify(draft) !== JSON.stringify(saved.data)),
    change: (part: Partial<Customization>) => design && setDraft({ ...design, ...part }),
    save: () => design && !save.isPending && save.mutate(design),
    reset: () => saved.data && !reset.isPending && reset.mutate(design ?? saved.data),
    busy: save.isPending ? ("saving" as const) : reset.isPending ? ("resetting" as const) : null,
    /** What the server has against the logo. */
    logoProblem: save.error instanceof ApiError ? save.error.fields?.file : undefined,
  };
}

export type DesignState = ReturnType<typeof useDesign>;
/** What every part of the editor gets. */
export interface DesignPart {
  design: Customization;
  change: DesignState["change"];
}
