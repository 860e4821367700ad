import { join } from "node:path";
import { begin, ROOT, run, step } from "./task.ts";

/** Types, lint, format: everything a machine can say without running the product. */
export async function checkSources() {
  // The format is looked at meanwhile: it takes as long as the other two.
  const format = begin("prettier", ["--check", "--log-level", "warn", "."]);
  step("types", () => {
    run("react-router", ["typegen"], { cwd: join(ROOT, "web") });
    for (const project of ["contract", "server", "web", "bench", "."]) run("tsc", ["-p", project]);
  });
  step("lint", () => run("oxlint", ["--type-aware", "--deny-warnings"]));
  await format();
}

if (import.meta.main) {
  await checkSources();
  step("fast tests", () => run("vitest", ["run", "--project", "rules"]));
}
