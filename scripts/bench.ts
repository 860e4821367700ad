import { buildIfChanged } from "./build.ts";
import { ROOT, run, step } from "./task.ts";

const ALL = [
  "start",
  "neighbours",
  "warm-page",
  "first-render",
  "card-json",
  "card-events",
  "analytics",
  "my-leads",
  "businesses",
  "enquiries",
  "push",
  "chapters",
  "first-paint",
  "lighthouse",
  "search",
];
const chosen = process.argv.slice(2);

await buildIfChanged();
for (const name of chosen.length > 0 ? chosen : ALL) {
  await step(name, () => run(process.execPath, [`bench/${name}.ts`], { cwd: ROOT }));
}
