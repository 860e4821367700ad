import type { Connection } from "@cardplaza/contract/people/connections";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ConnectionSheet } from "./connection-sheet.tsx";
import { ExportConnections } from "./export-connections.tsx";
import { MyConnection } from "./my-connection.tsx";
import { peoplePath, type PeopleShell } from "./people-address.ts";
import { PeopleBox, PeopleRows } from "./people-states.tsx";
import { PeopleSearch } from "./people-search.tsx";
import { usePeopleFilters } from "./use-people-filters.ts";
import { useCounts, useNewsOfPeople, usePeople } from "./use-people.ts";

/** The member's connections, the newest first. */
export function MyConnections({ shell }: { shell: PeopleShell }) {
  const filters = usePeopleFilters();
  const list = usePeople("mine", filters.sent);
  useNewsOfPeople();
  const all = useCounts()?.mine ?? 0;
  const [opened, setOpened] = useState<Connection | null>(null);
  const connections = list.data?.pages.flatMap((page) => page.connections) ?? [];
  const hasTools = all > 0 || filters.isActive;
  return (
    <>
      {hasTools && (
        <PeopleSearch filters={filters}>
          <ExportConnections />
        </PeopleSearch>
      )}
      <PeopleBox
        list={list}
        failed="Your connections did not load"
        isEmpty={connections.length === 0}
        empty={
          filters.isActive
            ? {
                drawing: "search",
                title: "No matches",
                text: "No connection matches this search.",
                action: (
                  <Button variant="secondary" onClick={filters.clear}>
                    Show all
                  </Button>
                ),
              }
            : {
                drawing: "people",
                title: "No connections yet",
                text: "Connect with people you know and people you want to work with.",
                action: (
                  <Button asChild>
                    <Link to={peoplePath(shell, "suggestions")}>People to meet</Link>
                  </Button>
                ),
              }
        }
      >
        <PeopleRows label="Your connections">
          {connections.map((connection) => (
            <MyConnection key={connection._id} connection={connection} onOpen={() => setOpened(connection)} />
          ))}
        </PeopleRows>
      </PeopleBox>
      {opened && <ConnectionSheet key={opened._id} connection={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
