import { join } from "node:path";
import { ROOT, run } from "./task.ts";

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error("Name the change: npm run migration -- add-leads");
  process.exit(1);
}
run("drizzle-kit", ["generate", "--name", name], { cwd: join(ROOT, "server") });
