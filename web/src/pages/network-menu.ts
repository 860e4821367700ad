import {
  Bell,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  IdCard,
  MessagesSquare,
  Store,
  UserRound,
} from "lucide-react";
import type { MenuEntry, MenuGroup } from "../site/side-menu.tsx";

/** The two areas of a member that show the same parts: each has its own address for them. */
export type NetworkArea = "connect-in" | "plazy";

export const JOBS_PATH: Record<NetworkArea, string> = {
  "connect-in": "/connect-in?tab=job-portal",
  plazy: "/plazy/jobs",
};

const ENQUIRIES = { label: "Enquiries", icon: MessagesSquare, to: "/business-enquiries" };
const NOTIFICATIONS = { label: "Notifications", icon: Bell, to: "/notifications" };
const PROFILE = { label: "Profile", icon: UserRound, to: "/profile" };

const jobsEntry = (area: NetworkArea): MenuEntry => ({
  label: "Jobs",
  icon: BriefcaseBusiness,
  to: JOBS_PATH[area],
  isCurrent: true,
});

/** The sidebar: only what there is. */
export function networkMenu(area: NetworkArea, { hasCompany }: { hasCompany: boolean }): MenuGroup[] {
  return [
    {
      title: "Network",
      entries: [
        jobsEntry(area),
        { label: "Businesses", icon: Store, to: "/businesses" },
        { label: "Business cards", icon: IdCard, to: "/business-cards" },
      ],
    },
    {
      title: "Yours",
      entries: [
        ENQUIRIES,
        NOTIFICATIONS,
        PROFILE,
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
export const networkBar = (area: NetworkArea) => [
  jobsEntry(area),
  { ...ENQUIRIES },
  { ...NOTIFICATIONS, short: "Updates" },
  PROFILE,
];
