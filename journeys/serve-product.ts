// The built product for the journeys. Its data goes once it has stopped: its database must not miss the folder before.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const product = spawn(process.execPath, ["server/build/server.mjs"], { stdio: "inherit" });
// A signal goes to the whole group, so the product has it too.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
product.once("exit", (code) => {
  if (process.env.DATA_DIR) rmSync(process.env.DATA_DIR, { recursive: true, force: true });
  process.exit(code ?? 1);
});
