import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-words";
import { toast } from "../../ui/overlays/toast-store.ts";

/** When the team has as many cards as the plan allows. */
export const showLimitToast = () =>
  toast({ title: TEAM_TEXT.limitTitle, description: TEAM_TEXT.limit, variant: "destructive" });
