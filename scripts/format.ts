import { run } from "./task.ts";

run("prettier", ["--write", "--log-level", "warn", "."]);
