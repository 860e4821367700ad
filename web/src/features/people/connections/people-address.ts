import { CONNECTION_TABS, type ConnectionTab } from "@cardplaza/contract/people/connection-words";

/** Where the lists are shown: in either of the two areas of a member. */
export interface PeopleShell {
  path: string;
  /** What its address says besides the list. */
  given: Readonly<Record<string, string>>;
  /** The name of the tab in the address. */
  tabName: "tab" | "view";
}

export const PLAZY_PEOPLE: PeopleShell = { path: "/plazy/connections", given: {}, tabName: "tab" };
export const CONNECT_IN_PEOPLE: PeopleShell = {
  path: "/connect-in",
  given: { tab: "connections" },
  tabName: "view",
};

export const PEOPLE_TAB_LABEL: Record<ConnectionTab, string> = {
  received: "Received",
  sent: "Sent",
  mine: "My connections",
  suggestions: "Suggestions",
  introductions: "Introductions",
};

/** An address that names none shows the member's connections. */
export const readPeopleTab = (search: URLSearchParams, shell: PeopleShell): ConnectionTab =>
  CONNECTION_TABS.find((tab) => tab === search.get(shell.tabName)) ?? "mine";

export function peoplePath(shell: PeopleShell, tab: ConnectionTab): string {
  const search = new URLSearchParams(shell.given);
  if (tab !== "mine") search.set(shell.tabName, tab);
  return search.size > 0 ? `${shell.path}?${search.toString()}` : shell.path;
}
