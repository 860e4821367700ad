import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { TO_ANSWER_PATH } from "@cardplaza/contract/to-answer/to-answer-words";
import { ContactRound, Handshake, ListChecks, MessagesSquare, ScanLine, UsersRound } from "lucide-react";
import type { MenuEntry, MenuGroup } from "../../../site/side-menu.tsx";
import { CHOOSER_PATH } from "../team-paths.ts";
import { CARD_TOOLS, toolFacts, type ToolName, toolPath } from "../card-tools.ts";
import { entryState, type Section, sectionFacts, sectionPath, SECTIONS } from "../own-cards/sections.ts";

/** What is being looked at: a section, or a tool for cards. */
export type DashboardPlace = Section | ToolName;

interface Viewing {
  current: DashboardPlace | "scanner";
  /** Undefined while the plan is not known. */
  premium: boolean | undefined;
  onUpgrade: () => void;
}

const SCAN = { label: "Scan a card", icon: ScanLine, to: "/card-scanner" };

/** The sidebar: the six sections first, in their order, then the tools and the people. */
export function dashboardMenu(viewing: Viewing): MenuGroup[] {
  const sections = (Object.keys(SECTIONS) as Section[]).flatMap((section) => sectionEntry(section, viewing));
  return [
    { title: "Cards", entries: sections },
    { title: "Premium tools", entries: toolEntries(viewing) },
    {
      title: "People",
      entries: [
        { label: "To answer", icon: ListChecks, to: TO_ANSWER_PATH },
        { label: "Enquiries", icon: MessagesSquare, to: "/business-enquiries" },
        { label: "Chapters", icon: Handshake, to: OFFLINE_NETWORKING_PATH },
        { label: "Contacts", icon: ContactRound, to: "/card-scanner#contacts" },
        { ...SCAN, isCurrent: viewing.current === "scanner" },
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}

/** The few of daily use, for the bar at the foot of a phone. */
export function dashboardBar(viewing: Viewing) {
  const short = (section: Section, words: string) =>
    sectionEntry(section, viewing).map((entry) => ({ ...entry, short: words }));
  return [
    ...short("my-card", "My Card"),
    ...short("saved-cards", "Saved"),
    ...short("my-leads", "Leads"),
    { ...SCAN, short: "Scan", isCurrent: viewing.current === "scanner" },
  ];
}

function sectionEntry(section: Section, { current, premium, onUpgrade }: Viewing): MenuEntry[] {
  const state = entryState(section, premium);
  if (state === "absent") return [];
  const { label, icon } = sectionFacts(section);
  return [
    {
      label,
      icon,
      to: sectionPath(section),
      isCurrent: section === current,
      ...(state === "locked" && { onLocked: onUpgrade }),
    },
  ];
}

function toolEntries({ current, premium, onUpgrade }: Viewing): MenuEntry[] {
  if (premium === undefined) return [];
  const locked = premium ? {} : { onLocked: onUpgrade };
  const tool = (name: ToolName) => {
    const { label, icon } = toolFacts(name);
    return { label, icon, to: toolPath(name), isCurrent: name === current, ...locked };
  };
  const names = Object.keys(CARD_TOOLS) as ToolName[];
  const team = { label: "Team tools", icon: UsersRound, to: CHOOSER_PATH, ...locked };
  // What is done once comes last.
  return [...names.filter((name) => name !== "verification").map(tool), team, tool("verification")];
}
