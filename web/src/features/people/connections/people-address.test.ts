import { CONNECTION_TABS } from "@cardplaza/contract/people/connection-words";
import { expect, test } from "vitest";
import { CONNECT_IN_PEOPLE, peoplePath, PLAZY_PEOPLE, readPeopleTab } from "./people-address.ts";

const searchOf = (path: string) => new URL(path, "https://cardplaza.in").searchParams;

test("each tab has an address in both areas, and is read from it again", () => {
  expect(peoplePath(PLAZY_PEOPLE, "received")).toBe("/plazy/connections?tab=received");
  expect(peoplePath(CONNECT_IN_PEOPLE, "received")).toBe("/connect-in?tab=connections&view=received");
  for (const shell of [PLAZY_PEOPLE, CONNECT_IN_PEOPLE])
    for (const tab of CONNECTION_TABS)
      expect(readPeopleTab(searchOf(peoplePath(shell, tab)), shell)).toBe(tab);
});

test("an unknown tab shows the member's connections", () => {
  expect(readPeopleTab(searchOf("/plazy/connections?tab=friends"), PLAZY_PEOPLE)).toBe("mine");
  expect(readPeopleTab(searchOf("/connect-in?tab=connections"), CONNECT_IN_PEOPLE)).toBe("mine");
});
