import type { ConnectionTab } from "@cardplaza/contract/connect/connection-words";
import { AddressedUpgradeDialog } from "../../plan/addressed-upgrade-dialog.tsx";
import { IntroductionsList } from "./introductions-list.tsx";
import { MyConnections } from "./my-connections.tsx";
import type { PeopleShell } from "./people-address.ts";
import { PeopleTabs } from "./people-tabs.tsx";
import { ReceivedList } from "./received-list.tsx";
import { SentList } from "./sent-list.tsx";
import { SuggestionsList } from "./suggestions-list.tsx";

/** Whom a member knows, whom they could meet, and who asks: the same in each area. */
export function ConnectionsView({ shell, tab }: { shell: PeopleShell; tab: ConnectionTab }) {
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Connections</h1>
      <PeopleTabs shell={shell} current={tab} />
      {tab === "received" && <ReceivedList shell={shell} />}
      {tab === "sent" && <SentList shell={shell} />}
      {tab === "mine" && <MyConnections shell={shell} />}
      {tab === "suggestions" && <SuggestionsList />}
      {tab === "introductions" && <IntroductionsList />}
      <AddressedUpgradeDialog />
    </>
  );
}
