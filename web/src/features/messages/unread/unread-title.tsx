import { useEffect } from "react";
import { countInTitle, type TitledPage } from "./count-in-title.ts";
import { useUnreadConversations, useUnreadNews } from "./use-unread-conversations.ts";

const PAGE: TitledPage = {
  get title() {
    return document.title;
  },
  set title(title) {
    document.title = title;
  },
  follow(onChange) {
    const observer = new MutationObserver(onChange);
    // The element itself is another one on the next screen.
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  },
};

/** The unread count in the title of the tab, on every screen of a member. */
export function UnreadTitle() {
  const count = useUnreadConversations();
  useUnreadNews();
  useEffect(() => (count > 0 ? countInTitle(PAGE, count) : undefined), [count]);
  return null;
}
