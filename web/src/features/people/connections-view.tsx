import type { ConnectionTab } from "@cardplaza/contract/people/connection-words";
import { AddressedUpgradeDialog } from "../plan/addressed-upgrade-dialog.tsx";
import { IntroductionsList } from "./introductions/introductions-list.tsx";
import { MyConnections } from "./connections/my-connections.tsx";
import type { PeopleShell } from "./connections/people-address.ts";
import { PeopleTabs } from "./connections/people-tabs.tsx";
import { ReceivedList } from "./connections/received-list.tsx";
import { SentList } from "./connections/sent-list.tsx";
import { SuggestionsList } from "./suggestions/suggestions-list.tsx";

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
