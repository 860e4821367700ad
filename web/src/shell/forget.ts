import type { Ending } from "../lib/storage/forget-member.ts";
import { browserStore, tabStore } from "../lib/storage/browser-storage.ts";
import { LOGOUT_KEY, MEMBER_KEY } from "../lib/storage/storage-keys.ts";

/** Members' pages have the code for it from the start, so that it is there without a network. */
export const forget = (ending: Ending): Promise<void> =>
  import("./late-members.ts")
    .then(({ loadForgetMember }) => loadForgetMember())
    .then((forgetMember) => forgetMember(ending))
    .catch(() => {});

/** A tab that slept through a sign-out, or was closed during one, still holds something of the member. */
export function finishSignOut(): void {
  const isHere = browserStore.read(MEMBER_KEY) !== null;
  if (isHere ? browserStore.read(LOGOUT_KEY) !== null : tabStore.read(MEMBER_KEY) !== null)
    void forget("signed-out");
}
