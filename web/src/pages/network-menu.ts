import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  Compass,
  Handshake,
  IdCard,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Store,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { MenuEntry, MenuGroup } from "../site/side-menu.tsx";

/** The two areas of a member that show the same parts: each has its own address for them. */
export type NetworkArea = "connect-in" | "plazy";

/** The tabs in order, named as in ConnectIn. */
const NETWORK_TABS = ["my-feed", "explore", "connections", "job-portal", "bookmarks"] as const;
export type NetworkTab = (typeof NETWORK_TABS)[number];

const TABS: Record<NetworkTab, { label: string; icon: LucideIcon; plazy: string }> = {
  "my-feed": { label: "My feed", icon: Newspaper, plazy: "/plazy/feed" },
  explore: { label: "Explore", icon: Compass, plazy: "/plazy/explore" },
  connections: { label: "Connections", icon: UsersRound, plazy: "/plazy/connections" },
  "job-portal": { label: "Jobs", icon: BriefcaseBusiness, plazy: "/plazy/jobs" },
  bookmarks: { label: "Bookmarks", icon: Bookmark, plazy: "/plazy/bookmarks" },
};

const CHAPTERS: MenuEntry = { label: "Chapters", icon: Handshake, to: OFFLINE_NETWORKING_PATH };
const ENQUIRIES: MenuEntry = { label: "Enquiries", icon: MessagesSquare, to: "/business-enquiries" };

/** The specification's first tab takes the place of an unknown one. */
export const readNetworkTab = (tab: string | null): NetworkTab =>
  NETWORK_TABS.find((each) => each === tab) ?? "my-feed";

const tabEntry = (area: NetworkArea, tab: NetworkTab, current: NetworkTab): MenuEntry => ({
  label: TABS[tab].label,
  icon: TABS[tab].icon,
  to: area === "plazy" ? TABS[tab].plazy : `/connect-in?tab=${tab}`,
  isCurrent: tab === current,
});

interface NetworkMenu {
  area: NetworkArea;
  current: NetworkTab;
}

/** The sidebar: only what there is. */
export function networkMenu({
  area,
  current,
  hasCompany,
}: NetworkMenu & { hasCompany: boolean }): MenuGroup[] {
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
        ENQUIRIES,
        { label: "Notifications", icon: Bell, to: "/notifications" },
        { label: "Profile", icon: UserRound, to: "/profile" },
        ...(hasCompany
          ? [
              { label: "Company", icon: Building2, to: "/company-profile" },
              { label: "My jobs", icon: ClipboardList, to: "/my-jobs" },
            ]
          : []),
      ],
    },
  ];
}

/** The few of daily use, for the bar at the foot of a phone. */
export const networkBar = ({ area, current }: NetworkMenu) => [
  { ...tabEntry(area, "my-feed", current), short: "Feed" },
  { ...tabEntry(area, "connections", current), short: "People" },
  ENQUIRIES,
  CHAPTERS,
];
