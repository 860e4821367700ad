import { tabStore } from "./browser-storage.ts";
import { TOKEN_KEY, VIEW_KEY } from "./storage-keys.ts";
import { tabValue } from "./stored-value.ts";
import type { StoredKey } from "./stored-keys.ts";

// In a tab that views as a member, local storage is the tab's own (`first-visit/session-start.ts`): the member who uses
// this browser stays signed in in all other tabs, and nothing of the one who is viewed outlasts this tab.

/** As whom an administrator looks at the product in this tab, and until when. */
export interface Viewing {
  id: string;
  name: string;
  endsAt: string;
}

const stored = tabValue<Viewing>(VIEW_KEY);
export const viewing = () => stored.read();

export function startViewing(view: Viewing, token: string): void {
  emptyTab();
  stored.save(view);
  tabStore.write(TOKEN_KEY, token);
  location.assign("/connect-in");
}

/** Back to the member's sheet, which ends it on the server too: this tab has no administrator's token. */
export function stopViewing({ id }: Viewing): void {
  emptyTab();
  location.assign(`/admin/users?member=${id}&viewed=${id}`);
}

function emptyTab() {
  for (const key of tabStore.keys()) tabStore.remove(key as StoredKey);
}
