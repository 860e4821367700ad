import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useSearchParams } from "react-router";
import { CONNECT_IN_SHELL, readJobs } from "../features/jobs/job-address.ts";
import { JobsView } from "../features/jobs/find/jobs-view.tsx";
import { NetworkConnections } from "./network-connections.tsx";
import { NetworkFeed } from "./network-feed.tsx";
import { NetworkFrame } from "./network-frame.tsx";
import { readNetworkTab } from "./network-menu.ts";
import { NetworkToAnswer } from "./network-to-answer.tsx";

/** The tabs of ConnectIn: each shows the same part as its screen in Plazy. */
export default function ConnectInPage() {
  const [search] = useSearchParams();
  const tab = readNetworkTab(search.get("tab"));
  if (tab === "to-answer") return <NetworkToAnswer />;
  if (tab === "connections") return <NetworkConnections area="connect-in" />;
  if (tab === "job-portal")
    return (
      <NetworkFrame area="connect-in" current={tab}>
        <title>{`Jobs · ${PRODUCT_NAME}`}</title>
        <JobsView shell={CONNECT_IN_SHELL} jobs={readJobs(search, CONNECT_IN_SHELL)} />
      </NetworkFrame>
    );
  return <NetworkFeed area="connect-in" scope={tab === "my-feed" ? "my" : tab} />;
}
