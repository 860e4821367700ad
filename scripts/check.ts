import { join } from "node:path";
import { ROOT, run, runBeside, step } from "./task.ts";

/** Format, types, lint: everything a machine can say without running the product. */
export async function checkSources() {
  run("react-router", ["typegen"], { cwd: join(ROOT, "web") });
  run("oxfmt", ["--check"]);
  // Each uses more than one core for moments only, so they go side by side.
  await Promise.all([checkTypes(), runBeside("oxlint", ["--type-aware", "--deny-warnings"])]);
}

async function checkTypes() {
  for (const project of ["contract", "server", "web", "web/src/worker", "bench", "."])
    await runBeside("tsc", ["-p", project]);
}

if (import.meta.main) {
  await step("format, types, lint", checkSources);
  await step("fast tests", () => run("vitest", ["run", "--project", "rules"]));
}
