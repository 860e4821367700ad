import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { PushMessage } from "@cardplaza/contract/push/push-words";
import {
  NOTIFICATION_PARAM,
  type OpenRequest,
  type ShownData,
  type SubscriptionChanged,
} from "../features/push/push-arrival.ts";
import { WORKER_PUSH_WORDS } from "../features/push/worker-words.ts";
import { scope } from "./scope.ts";

/** A page that is awake answers within this time. Others are not waited for: a press opens a page for a few seconds. */
const ANSWERS_WITHIN_MS = 700;
const MOST_ASKED = 3;

/** Shows what a push brings, and opens the screen of a notification that is pressed. */
export function listenForPushes(): void {
  scope.addEventListener("push", (event) => event.waitUntil(show(readMessage(event.data))));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(dataOf(event.notification)));
  });
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));
}

/** Browsers demand that each push is shown: one that cannot be read says at least that there is something. */
function readMessage(data: PushMessageData | null): PushMessage {
  const neutral: PushMessage = {
    tag: "news",
    title: PRODUCT_NAME,
    body: WORKER_PUSH_WORDS.somethingNew,
    path: "/notifications",
    notificationId: "",
  };
  try {
    const message = data?.json() as Partial<PushMessage> | null;
    const isWhole = message?.title && message.tag && isOwnPath(message.path);
    return isWhole ? { ...neutral, ...message } : neutral;
  } catch {
    return neutral;
  }
}

const isOwnPath = (path: unknown) => typeof path === "string" && /^\/(?![/\\])/.test(path);

/** One for each subject. A later one takes its place and rings again, unless it is the same one sent twice. */
async function show({ tag, title, body, path, notificationId }: PushMessage): Promise<void> {
  const shown = await scope.registration.getNotifications({ tag });
  const isRepeated = shown.some(
    (each) => each.body === body && dataOf(each).notificationId === notificationId,
  );
  const data: ShownData = { path, notificationId };
  // Not in every TypeScript's list yet, and what a browser does not know it leaves out.
  const options: NotificationOptions & { renotify: boolean } = {
    tag,
    body,
    data,
    icon: "/icon-192.png",
    badge: "/notification-badge.png",
    lang: "en-IN",
    renotify: shown.length > 0 && !isRepeated,
  };
  await scope.registration.showNotification(title, options);
}

const dataOf = ({ data }: Notification): ShownData => ({
  path: "/notifications",
  notificationId: "",
  ...(data as Partial<ShownData> | null),
});

/** In a page of ours that is open and awake, which keeps what is typed there; otherwise in a new one. */
async function open(data: ShownData): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const byNearness = pages.toSorted((a, b) => nearness(b) - nearness(a));
  for (const page of byNearness.slice(0, MOST_ASKED)) {
    if (!(await shows(page, data))) continue;
    // A browser may refuse the focus; the screen is open anyway.
    await page.focus().catch(() => undefined);
    return;
  }
  await scope.clients.openWindow(addressOf(data));
}

const nearness = ({ focused, visibilityState }: WindowClient) =>
  Number(focused) * 2 + Number(visibilityState === "visible");

function addressOf({ path, notificationId }: ShownData): string {
  const address = new URL(path, scope.location.origin);
  if (notificationId) address.searchParams.set(NOTIFICATION_PARAM, notificationId);
  return address.href;
}

/** Asks a page. False if it does not answer: it sleeps, or is one that shows no member's screens. */
const shows = (page: WindowClient, { path, notificationId }: ShownData) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const request: OpenRequest = {
      kind: "open-notification",
      path,
      notificationId,
      before: Date.now() + ANSWERS_WITHIN_MS,
    };
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
    page.postMessage(request, [port2]);
  });

/** The worker has no token to tell the server: an open page does, or the next one that opens. */
async function subscribeAgain({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && key)
    await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const told: SubscriptionChanged = { kind: "subscription-changed" };
  for (const page of await scope.clients.matchAll({ type: "window", includeUncontrolled: true }))
    page.postMessage(told, []);
}
