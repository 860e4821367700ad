import { DAY_MS } from "@cardplaza/contract/time";
import { api } from "../../lib/api.ts";
import { registerWorker } from "../../lib/offline/register-worker.ts";
import { PUSH_KEY } from "../../lib/storage/storage-keys.ts";
import { browserValue } from "../../lib/storage/stored-value.ts";
import { memberToken } from "../../lib/tokens.ts";
import { canPush } from "./push-device.ts";
import { PUSH_WORDS } from "./push-words.ts";

/** What this browser remembers of its subscription: whose it is, and when the server last had it. */
interface Sent {
  member: string;
  /** The server's id of it. */
  id: string;
  endpoint: string;
  /** The end of the token of that time: the server's entry goes with its session. */
  signIn: string;
  at: number;
}
const signIn = () => memberToken()?.slice(-8) ?? "";
const sent = browserValue<Sent>(PUSH_KEY);

/** Whether pushes for this member come to this browser. */
export async function ringsHere(member: string): Promise<boolean> {
  if (!canPush() || Notification.permission !== "granted" || sent.read()?.member !== member) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** The server's id of this browser's subscription, if it is this member's. */
export const idHere = (member: string): string | null => {
  const known = sent.read();
  return known?.member === member ? known.id : null;
};

/** With a subscription of this member's own: one that another member left here is ended. */
export async function subscribeHere(member: string): Promise<void> {
  const { publicKey } = await api["GET /api/push/key"]();
  if (!(await registerWorker())) throw new Error(PUSH_WORDS.noWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const old = await pushManager.getSubscription();
  const isKept = old && sent.read()?.member === member && hasKey(old, key);
  if (old && !isKept) await old.unsubscribe();
  const subscription = isKept
    ? old
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const { subscription: stored } = await api["POST /api/push/subscriptions"]({
    body: {
      endpoint: endpoint ?? subscription.endpoint,
      keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    },
  });
  const { endpoint: own } = subscription;
  sent.save({ member, id: stored._id, endpoint: own, signIn: signIn(), at: Date.now() });
}

/** Ends it in the browser. The server's own entry is deleted by a call, or when its push service says it is gone. */
export async function unsubscribeHere(): Promise<void> {
  sent.drop();
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** At opening: sends this browser's subscription again once a day, and at once if it has changed. */
export async function renewHere(member: string): Promise<void> {
  if (!canPush() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const known = sent.read();
  // Another member's, or nobody knows whose: their pushes must not show to this member.
  if (known?.member !== member) return unsubscribeHere();
  const isSame = subscription?.endpoint === known.endpoint && known.signIn === signIn();
  if (isSame && Date.now() - known.at < DAY_MS) return;
  const { subscriptions } = await api["GET /api/push/subscriptions"]();
  // Removed on another device: it stays off until it is turned on here.
  if (isSame && !subscriptions.some(({ _id }) => _id === known.id)) return unsubscribeHere();
  await subscribeHere(member);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey;
  if (!own) return false;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at]);
}
