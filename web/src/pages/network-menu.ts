import { MESSAGES_PATH } from "@cardplaza/contract/screen-paths";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { TO_ANSWER_PATH } from "@cardplaza/contract/to-answer/to-answer-words";
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  Compass,
  Handshake,
  IdCard,
  ListChecks,
  type LucideIcon,
  MessageCircleMore,
  MessagesSquare,
  Newspaper,
  Store,
  UserRound,
  UsersRound,
} from "lucide-react";
import { UNREAD_WORDS } from "../features/messages/unread/unread-words.ts";
import { countText } from "../features/to-answer/count-text.ts";
import { TO_ANSWER_WORDS } from "../features/to-answer/to-answer-words.ts";
import type { MenuEntry, MenuGroup } from "../site/side-menu.tsx";

/** The two areas of a member that show the same parts: each has its own address for them. */
export type NetworkArea = "connect-in" | "plazy";

/** The tabs in order, named as in ConnectIn. What waits for the member has one address in both areas. */
const NETWORK_TABS = ["to-answer", "my-feed", "explore", "connections", "job-portal", "bookmarks"] as const;
export type NetworkTab = (typeof NETWORK_TABS)[number];

const TABS: Record<NetworkTab, { label: string; icon: LucideIcon; plazy: string }> = {
  "to-answer": { label: TO_ANSWER_WORDS.title, icon: ListChecks, plazy: TO_ANSWER_PATH },
  "my-feed": { label: "My feed", icon: Newspaper, plazy: "/plazy/feed" },
  explore: { label: "Explore", icon: Compass, plazy: "/plazy/explore" },
  connections: { label: "Connections", icon: UsersRound, plazy: "/plazy/connections" },
  "job-portal": { label: "Jobs", icon: BriefcaseBusiness, plazy: "/plazy/jobs" },
  bookmarks: { label: "Bookmarks", icon: Bookmark, plazy: "/plazy/bookmarks" },
};

const CHAPTERS: MenuEntry = { label: "Chapters", icon: Handshake, to: OFFLINE_NETWORKING_PATH };
const ENQUIRIES: MenuEntry = { label: "Enquiries", icon: MessagesSquare, to: "/business-enquiries" };

/** In the menu and in the bar of a phone. */
export const messagesEntry = (unread: number): MenuEntry => ({
  label: unread > 0 ? UNREAD_WORDS.withCount(countText(unread)) : UNREAD_WORDS.title,
  short: UNREAD_WORDS.title,
  icon: MessageCircleMore,
  to: MESSAGES_PATH,
  count: unread,
});

/** The specification's first tab takes the place of an unknown one. */
export const readNetworkTab = (tab: string | null): NetworkTab =>
  NETWORK_TABS.find((each) => each === tab) ?? "my-feed";

const tabEntry = (area: NetworkArea, tab: NetworkTab, current: NetworkTab | null): MenuEntry => ({
  label: TABS[tab].label,
  icon: TABS[tab].icon,
  to: area === "plazy" ? TABS[tab].plazy : `/connect-in?tab=${tab}`,
  isCurrent: tab === current,
});

interface NetworkMenu {
  area: NetworkArea;
  /** Null outside of it. */
  current: NetworkTab | null;
  hasCompany: boolean;
  /** Conversations with something unread. */
  unread: number;
  /** Further places of the member. */
  own?: MenuEntry[];
}

/** The sidebar: only what there is. */
export function networkMenu({ area, current, hasCompany, unread, own = [] }: NetworkMenu): MenuGroup[] {
  return [
    {
      title: "Network",
      entries: [
        ...NETWORK_TABS.map((tab) => tabEntry(area, tab, current)),
        CHAPTERS,
        { label: "Businesses", icon: Store, to: "/businesses" },
        { label: "Business cards", icon: IdCard, to: "/business-cards" },
      ],
    },
    {
      title: "Yours",
      entries: [
        messagesEntry(unread),
        ENQUIRIES,
        { label: "Notifications", icon: Bell, to: "/notifications" },
        { label: "Profile", icon: UserRound, to: "/profile" },
        ...(hasCompany
          ? [
              { label: "Company", icon: Building2, to: "/company-profile" },
              { label: "My jobs", icon: ClipboardList, to: "/my-jobs" },
            ]
          : []),
        ...own,
      ],
    },
  ];
}
