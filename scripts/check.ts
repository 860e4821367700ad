import { join } from "node:path";
import { ROOT, run, runBeside, step } from "./task.ts";

/** Types, lint, format: everything a machine can say without running the product. */
export async function checkSources() {
  run("react-router", ["typegen"], { cwd: join(ROOT, "web") });
  // Format takes one core and types more than one for moments only, so they go side by side.
  await Promise.all([checkTypes(), checkStyle()]);
}

async function checkTypes() {
  for (const project of ["contract", "server", "web", "bench", "."]) await runBeside("tsc", ["-p", project]);
}

async function checkStyle() {
  await runBeside("prettier", ["--check", "--cache", "--cache-strategy=content", "--log-level=warn", "."]);
  await runBeside("oxlint", ["--type-aware", "--deny-warnings"]);
}

if (import.meta.main) {
  await step("types, format, lint", checkSources);
  await step("fast tests", () => run("vitest", ["run", "--project", "rules"]));
}
