import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // One manifest up front: no discovery request delays a tap on a slow network.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
