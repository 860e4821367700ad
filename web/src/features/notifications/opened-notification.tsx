import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { isOpenRequest, NOTIFICATION_PARAM } from "../push/push-arrival.ts";
import { useRenewedPush } from "../push/use-renewed-push.ts";
import { useMarkOpened } from "./use-mark-read.ts";

/**
 * Draws nothing: shows the screen of a notification that was pressed outside of the page, and marks it as read. A
 * running page is asked by the worker, so that a form with typed text can ask first; a new one has it in its address.
 */
export function OpenedNotification({ member }: { member: string }) {
  const navigate = useNavigate();
  const markRead = useMarkOpened();
  const [named, setNamed] = useAddressParam(NOTIFICATION_PARAM);
  useRenewedPush(member);

  const takeFromAddress = useEffectEvent((id: string) => {
    void markRead(id);
    setNamed(null);
  });
  useEffect(() => {
    if (named) takeFromAddress(named);
  }, [named]);

  const open = useEffectEvent(({ data, ports }: MessageEvent) => {
    if (!isOpenRequest(data) || Date.now() > data.before) return;
    ports[0]?.postMessage("opened");
    void markRead(data.notificationId);
    void navigate(data.path);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => open(event);
    navigator.serviceWorker?.addEventListener("message", listen);
    return () => navigator.serviceWorker?.removeEventListener("message", listen);
  }, []);
  return null;
}
