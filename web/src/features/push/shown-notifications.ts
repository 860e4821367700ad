import type { ShownData } from "./push-arrival.ts";

/** The notifications that this device shows outside of the page. */
async function shownHere(): Promise<Notification[]> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return (await registration?.getNotifications?.()) ?? [];
}

const idOf = ({ data }: Notification) => (data as Partial<ShownData> | null)?.notificationId;

export async function areSomeShown(): Promise<boolean> {
  return (await shownHere()).length > 0;
}

/** Takes away those that were read, here or on another device. The one that says only that there is something has no id. */
export async function closeShown(isRead: (id: string) => boolean): Promise<void> {
  for (const each of await shownHere()) {
    if (isRead(idOf(each) ?? "")) each.close();
  }
}
