import { TEMPLATE_FIELDS } from "@cardplaza/contract/cards/team/team-template-rules";
import type { TeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { type CardValues, EMPTY_CARD } from "../form/card-values.ts";

export const TEMPLATE_KEY = query["GET /api/team-card/template"]().queryKey;

/** The template of the member's team, if their plan has one. */
export function useTeamTemplate() {
  const premium = useIsPremium();
  return useQuery({
    ...query["GET /api/team-card/template"](),
    enabled: premium === true,
    refetchOnMount: "always",
  });
}

/** Fetches and returns the latest version. */
export function useLatestTemplate() {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...query["GET /api/team-card/template"](), staleTime: 0 });
}

export const isMade = (template: TeamTemplate | undefined): template is TeamTemplate =>
  template !== undefined && template.updated_at !== null;

/** A card that says what the template says. */
export const templateCard = (template: TeamTemplate): CardValues => ({
  ...EMPTY_CARD,
  ...Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, template[field]])),
});
