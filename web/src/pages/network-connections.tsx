import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useSearchParams } from "react-router";
import { ConnectionsView } from "../features/people/connections-view.tsx";
import {
  CONNECT_IN_PEOPLE,
  type PeopleShell,
  PLAZY_PEOPLE,
  readPeopleTab,
} from "../features/people/connections/people-address.ts";
import { NetworkFrame } from "./network-frame.tsx";
import type { NetworkArea } from "./network-menu.ts";

const SHELL: Record<NetworkArea, PeopleShell> = { "connect-in": CONNECT_IN_PEOPLE, plazy: PLAZY_PEOPLE };

/** A member's connections in one of the two areas. */
export function NetworkConnections({ area }: { area: NetworkArea }) {
  const [search] = useSearchParams();
  const shell = SHELL[area];
  return (
    <NetworkFrame area={area} current="connections">
      <title>{`Connections · ${PRODUCT_NAME}`}</title>
      <ConnectionsView shell={shell} tab={readPeopleTab(search, shell)} />
    </NetworkFrame>
  );
}
