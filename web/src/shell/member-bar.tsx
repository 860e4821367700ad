import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { TO_ANSWER_PATH } from "@cardplaza/contract/to-answer/to-answer-words";
import { Handshake, ListChecks, Newspaper } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { useUnreadConversations } from "../features/messages/unread/use-unread-conversations.ts";
import { countText } from "../features/to-answer/count-text.ts";
import { TO_ANSWER_WORDS } from "../features/to-answer/to-answer-words.ts";
import { useToAnswer, useToAnswerNews } from "../features/to-answer/use-to-answer.ts";
import { messagesEntry } from "../pages/network-menu.ts";
import { BottomBar } from "../site/bottom-bar.tsx";
import { isCurrentPage } from "../site/site-links.ts";
import { useIsSmall } from "../site/use-side-menu.ts";
import type { Viewer } from "../lib/use-viewer.ts";
import { MemberMenu } from "./member-menu.tsx";

/** At the foot of a phone, on every screen of a member that has no bar of its own. */
export function MemberBar({ viewer }: { viewer: Viewer | undefined }) {
  return useIsSmall() ? <Bar viewer={viewer} /> : null;
}

function Bar({ viewer }: { viewer: Viewer | undefined }) {
  const location = useLocation();
  // Open on this very page: choosing a place closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === location.key;
  const { count = 0 } = useToAnswer();
  useToAnswerNews();
  const messages = messagesEntry(useUnreadConversations());
  const isCurrent = (to: string, ...also: string[]) => isCurrentPage({ to, also }, location);
  const inPlazy = location.pathname.startsWith("/plazy");
  const feed = inPlazy ? "/plazy/feed" : "/connect-in?tab=my-feed";
  return (
    <>
      <BottomBar
        label="Daily tools"
        isEverywhere
        entries={[
          {
            label: count > 0 ? TO_ANSWER_WORDS.inBar(countText(count)) : TO_ANSWER_WORDS.title,
            short: TO_ANSWER_WORDS.title,
            icon: ListChecks,
            to: TO_ANSWER_PATH,
            isCurrent: isCurrent(TO_ANSWER_PATH),
            count,
          },
          {
            label: "My feed",
            short: "Feed",
            icon: Newspaper,
            to: feed,
            isCurrent: isCurrent(feed, "/plazy") || isBareConnectIn(location),
          },
          { ...messages, isCurrent: isCurrent(messages.to) },
          {
            label: "Chapters",
            icon: Handshake,
            to: OFFLINE_NETWORKING_PATH,
            isCurrent: isCurrent(OFFLINE_NETWORKING_PATH),
          },
        ]}
        isMoreOpen={isOpen}
        onMore={() => setOpenOn(location.key)}
      />
      {openOn !== null && (
        <MemberMenu
          viewer={viewer}
          isInPlazy={inPlazy}
          isOpen={isOpen}
          onOpenChange={(open) => setOpenOn(open ? location.key : "")}
        />
      )}
    </>
  );
}

/** Without a tab it shows the feed. */
const isBareConnectIn = ({ pathname, search }: { pathname: string; search: string }) =>
  isCurrentPage({ to: "/connect-in" }, { pathname, search }) && !new URLSearchParams(search).has("tab");
