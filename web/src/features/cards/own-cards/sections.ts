import { BookmarkCheck, Briefcase, IdCard, Inbox, type LucideIcon, Palette, Users } from "lucide-react";

interface SectionFacts {
  label: string;
  icon: LucideIcon;
  premium?: boolean;
  /** Premium sections are built one by one. Unbuilt ones are hidden from premium members. */
  ready?: boolean;
}

/** In the order of the sidebar. */
export const SECTIONS = {
  "my-card": { label: "My Card", icon: IdCard },
  "team-cards": { label: "Team Cards", icon: Users },
  "business-owners": { label: "Business Owner Cards", icon: Briefcase },
  "saved-cards": { label: "Saved Cards", icon: BookmarkCheck },
  customization: { label: "Card Personalization", icon: Palette, premium: true, ready: true },
  "my-leads": { label: "My Leads", icon: Inbox, premium: true, ready: true },
} as const satisfies Record<string, SectionFacts>;

export type Section = keyof typeof SECTIONS;
export const DASHBOARD = "/business-cards";

export const sectionFacts = (section: Section): SectionFacts => SECTIONS[section];

export const isSection = (value: string): value is Section => Object.hasOwn(SECTIONS, value);

/** An unknown section is the first one. */
export const readSection = (value: string | null): Section =>
  value !== null && isSection(value) ? value : "my-card";

export const sectionPath = (section: Section) =>
  section === "my-card" ? DASHBOARD : `${DASHBOARD}?section=${section}`;

/** Whether a path of this site leads to the dashboard. */
export const isDashboard = (path: string) => /^\/business-cards\/?(?:[?#]|$)/i.test(path);

/** With a way back to the section that the member came from. */
export const withWayBack = (path: string, section: Section) =>
  `${path}?redirect=${section === "my-card" ? DASHBOARD : encodeURIComponent(sectionPath(section))}`;

export type EntryState = "open" | "locked" | "absent";

/** How a section is shown in the sidebar. `premium` is undefined while the plan is not known. */
export function entryState(section: Section, premium: boolean | undefined): EntryState {
  const facts = sectionFacts(section);
  if (!facts.premium) return "open";
  if (premium === false) return "locked";
  return premium && facts.ready ? "open" : "absent";
}
