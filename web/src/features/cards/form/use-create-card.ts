import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import { safePath } from "@cardplaza/contract/paths";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { apiOnce } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { DASHBOARD, isDashboard } from "../own-cards/sections.ts";
import { publishedState } from "../share/published-state.ts";
import { shareCard } from "../share/use-share-card.ts";
import { keepAction } from "../../../lib/kept-action.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { bodyOf } from "./card-values.ts";
import { useCardFormState } from "./use-card-form-state.ts";
import { useDraft } from "../../../forms/drafts/use-draft.ts";
import { useRefreshCards } from "./use-refresh-cards.ts";
import { useSaveCard } from "./use-save-card.ts";
import { useTypedEarly } from "../../../forms/drafts/use-typed-early.ts";

/** Making a card of your own, also as a visitor, who signs up on the way to saving it. */
export function useCreateCard() {
  const { status, user, retry } = useSession();
  const navigate = useNavigate();
  const [params, changeParams] = useAddressParams();
  const state = useCardFormState("own");
  useTypedEarly(state);
  const draft = useDraft("create-card", state);
  const refreshCards = useRefreshCards();
  const keyFor = useAttemptKey();

  const saving = useSaveCard<Card>({
    state,
    send(values) {
      const body = bodyOf(values, state.pictures.urlOf);
      return apiOnce(keyFor(body))["POST /api/business-cards"]({ body });
    },
    async onSaved(card) {
      void draft.clear();
      void refreshCards();
      const target = safePath(params.get("redirect"), DASHBOARD);
      // The dashboard shows a dialog. Other pages only get a toast.
      if (user && isDashboard(target)) return navigate(target, { state: publishedState(card, user._id) });
      toast(createdToast(card));
      await navigate(target);
    },
  });

  const goToSignUp = async () => {
    if (!(await state.check())) return;
    const isStored = await draft.saveForSignIn();
    const back = new URLSearchParams(params);
    back.set("resume", "1");
    const { name, email, phone } = state.form.getValues();
    const target = `/create-card?${back}`;
    await navigate(keepAction({ kind: "card", target, isStored, name, email, mobile: phone }));
  };
  const save = () => {
    if (status === "visitor") void goToSignUp();
    else {
      // The server may be back by now; if not, the call says so.
      if (status === "failed") void retry();
      void saving.save();
    }
  };

  const resume = useEffectEvent(() => {
    changeParams({ resume: null });
    if (status === "member" && draft.state === "restored") void saving.save();
  });
  const ready = params.has("resume") && status !== "loading" && draft.state !== "reading";
  useEffect(() => {
    if (ready) resume();
  }, [ready]);

  return { state, draft, saving, isMember: status === "member", save };
}

function createdToast(card: Card) {
  return isIncompleteCard(card)
    ? { title: "Card saved", description: "Add phone, company and role to share it." }
    : {
        title: "Card saved",
        description: "It is ready to share.",
        action: { label: "Share", onPress: () => void shareCard(card) },
      };
}
