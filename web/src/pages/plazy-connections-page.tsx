import { NetworkConnections } from "./network-connections.tsx";

export default function PlazyConnectionsPage() {
  return <NetworkConnections area="plazy" />;
}
