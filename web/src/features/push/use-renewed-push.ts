import { useEffect } from "react";
import { memberToken, subscribeToMemberToken } from "../../lib/tokens.ts";
import { isSubscriptionChange } from "./push-arrival.ts";
import { renewHere, unsubscribeHere } from "./push-subscription.ts";

/** Keeps this browser's subscription known to the server, and ends one that another member left here. */
export function useRenewedPush(member: string | undefined): void {
  useEffect(() => {
    if (!member) return;
    // Without a network it is tried at the next opening.
    const renew = () => void renewHere(member).catch(() => {});
    const listen = ({ data }: MessageEvent) => {
      if (isSubscriptionChange(data)) renew();
    };
    renew();
    navigator.serviceWorker?.addEventListener("message", listen);
    // However the session ends: here, in another tab or by a refused call.
    const stop = subscribeToMemberToken(() => {
      if (!memberToken()) void unsubscribeHere().catch(() => {});
    });
    return () => {
      stop();
      navigator.serviceWorker?.removeEventListener("message", listen);
    };
  }, [member]);
}
