import { join } from "node:path";
import { ROOT, run, step } from "./task.ts";

/** Types, lint, format: everything a machine can say without running the product. */
export function checkSources() {
  step("types", () => {
    run("react-router", ["typegen"], { cwd: join(ROOT, "web") });
    for (const project of ["contract", "server", "web", "bench", "."]) run("tsc", ["-p", project]);
  });
  step("lint", () => run("oxlint", ["--type-aware", "--deny-warnings"]));
  step("format", () => run("prettier", ["--check", "--log-level", "warn", "."]));
}

if (import.meta.main) {
  checkSources();
  step("fast tests", () => run("vitest", ["run", "--project", "rules"]));
}
