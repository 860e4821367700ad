import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "./task.ts";

interface Trespass {
  file: string;
  code: string;
  says: string;
}
const bring = (from: string) => `import { x } from "${from}";\nexport const y = x;\n`;
const trespass = (file: string, from: string, says: string): Trespass => ({ file, code: bring(from), says });

const CONTRACT = "The contract knows only zod and itself.";
const NO_WEB = "The server never imports the web";
const NO_SERVER = "The web never imports the server";
const PLATFORM = "Platform and providers know no feature and nothing above them.";
const ROUTES = "Only app.ts imports a feature's routes.";
const ONE_STREAM = "Listen with useLiveEvent";
const GROUND = "What every room stands on knows no feature, no page and no shell.";
const UI = "The design system knows no feature, no shell and no data.";
const TESTS = "Product code imports nothing that is there for tests.";
const SITE = "What all screens share knows no feature, no page and no shell.";
const AROUND = "A feature knows no shell and no page around it";
const FORMS = "The form kit knows no feature and no shell.";

const refused: Trespass[] = [
  trespass("contract/src/a.ts", "hono", CONTRACT),
  trespass("contract/src/b.ts", "node:fs", CONTRACT),
  trespass("contract/src/c.ts", "../../server/src/config.ts", CONTRACT),
  trespass("contract/src/d.ts", "zod-to-json-schema", CONTRACT),
  trespass("contract/src/e.test.ts", "node:fs", CONTRACT),
  trespass("server/src/a.ts", "../../web/src/lib/api.ts", NO_WEB),
  trespass("server/src/app.ts", "@cardplaza/web/lib/api", NO_WEB),
  trespass("server/src/platform/web.ts", "../../../web/src/lib/api.ts", NO_WEB),
  trespass("server/src/features/accounts/web.ts", "../../../../web/src/lib/api.ts", NO_WEB),
  trespass("web/src/a.ts", "../../server/src/config.ts", NO_SERVER),
  trespass("web/src/b.ts", "@cardplaza/server/config", NO_SERVER),
  trespass("web/src/ui/c.ts", "../../../server/src/config.ts", NO_SERVER),
  trespass("web/src/ui/d.tsx", "../features/cards/use-cards.ts", UI),
  trespass("web/src/ui/e.tsx", "../shell/header.tsx", UI),
  trespass("web/src/ui/f.ts", "../lib/api.ts", UI),
  trespass("web/src/ui/g.ts", "../lib/query.ts", UI),
  trespass("web/src/ui/h.tsx", "../forms/steps/step-nav.tsx", UI),
  trespass("web/src/forms/a.tsx", "../features/cards/use-cards.ts", FORMS),
  trespass("web/src/forms/rows/b.tsx", "../../features/cards/use-cards.ts", FORMS),
  trespass("web/src/forms/steps/c.ts", "../../shell/page-width.ts", FORMS),
  trespass("web/src/forms/d.ts", "../../../server/src/config.ts", NO_SERVER),
  trespass("web/src/features/cards/live.ts", "../../lib/live/live-stream.ts", ONE_STREAM),
  trespass("web/src/features/cards/team/live.ts", "../../../lib/live/live-listeners.ts", ONE_STREAM),
  trespass("web/src/shell/live.ts", "../lib/live/keep-stream-open.ts", ONE_STREAM),
  trespass("web/src/features/cards/header.tsx", "../../shell/header.tsx", AROUND),
  trespass("web/src/features/cards/view/page.tsx", "../../../pages/dashboard-page.tsx", AROUND),
  trespass("web/src/site/a.tsx", "../features/cards/use-cards.ts", SITE),
  trespass("web/src/site/b.tsx", "../shell/header.tsx", SITE),
  trespass("web/src/site/live.ts", "../lib/live/live-stream.ts", ONE_STREAM),
  trespass("web/src/ui/i.tsx", "../site/logo.tsx", UI),
  trespass("web/src/lib/e.ts", "../site/site-links.ts", GROUND),
  trespass("web/src/features/cards/server.ts", "../../../../server/src/config.ts", NO_SERVER),
  trespass("web/src/lib/a.ts", "../features/cards/use-cards.ts", GROUND),
  trespass("web/src/lib/b.ts", "../shell/header.tsx", GROUND),
  trespass("web/src/lib/live/c.ts", "../../features/notifications/use-notifications.ts", GROUND),
  trespass("web/src/lib/d.ts", "../../../server/src/config.ts", NO_SERVER),
  trespass("web/src/first-visit/a.tsx", "../features/cards/view/card-view.tsx", GROUND),
  trespass("web/src/first-visit/b.tsx", "../shell/site-frame.tsx", GROUND),
  trespass("web/src/first-visit/c.tsx", "../pages/dashboard-page.tsx", GROUND),
  trespass("web/src/first-visit/d.ts", "@cardplaza/server/config", NO_SERVER),
  trespass("server/src/platform/a.ts", "../features/cards/cards.table.ts", PLATFORM),
  trespass("server/src/platform/http/b.ts", "../../features/cards/create-card.ts", PLATFORM),
  trespass("server/src/platform/http/c.ts", "../../router.ts", PLATFORM),
  trespass("server/src/platform/d.ts", "../app.ts", PLATFORM),
  trespass("server/src/providers/e.ts", "../features/plan/plan-queries.ts", PLATFORM),
  trespass("server/src/providers/f.ts", "../app.ts", PLATFORM),
  trespass("server/src/features/cards/f.ts", "./cards.routes.ts", ROUTES),
  trespass("server/src/features/leads/g.ts", "../cards/cards.routes.ts", ROUTES),
  trespass("server/src/features/accounts/h.ts", "./accounts.routes.ts", ROUTES),
  trespass("server/src/router2.ts", "./features/cards/cards.routes.ts", ROUTES),
  trespass("server/src/features/cards/i.ts", "./card.fixtures.ts", TESTS),
  trespass("server/src/features/cards/j.ts", "./show-card.test.ts", TESTS),
  trespass("server/src/features/cards/k.ts", "../../testing/test-app.ts", TESTS),
  trespass("server/src/sample/l.ts", "../testing/test-member.ts", TESTS),
  trespass("server/src/platform/m.ts", "./http/input.fixtures.ts", TESTS),
  trespass("web/src/features/cards/n.ts", "./card.fixtures.ts", TESTS),
  trespass("web/src/ui/o.ts", "./button.test.ts", TESTS),
  trespass("server/src/features/cards/p.fixtures.ts", "./cards.routes.ts", ROUTES),
  trespass("server/src/testing/q.ts", "../../../web/src/lib/api.ts", NO_WEB),
  trespass("web/src/lib/r.test.ts", "../../../server/src/config.ts", NO_SERVER),
  {
    file: "contract/src/type.ts",
    code: 'import type { X } from "hono";\nexport type Y = X;\n',
    says: CONTRACT,
  },
  { file: "contract/src/again.ts", code: 'export { x } from "hono";\n', says: CONTRACT },
  { file: "contract/src/later.ts", code: 'export const later = () => import("hono");\n', says: CONTRACT },
  { file: "server/src/ring-a.ts", code: bring("./ring-b.ts"), says: "Dependency cycle" },
  {
    file: "server/src/ring-b.ts",
    code: `import { y } from "./ring-a.ts";\nexport const x = () => y;\n`,
    says: "Dependency cycle",
  },
  {
    file: "web/src/features/cards/raw.ts",
    code: 'export const x = () => localStorage.getItem("x");\n',
    says: "Store with browserStore",
  },
  {
    file: "web/src/lib/raw.tsx",
    code: 'export const x = () => window.sessionStorage.getItem("x");\n',
    says: "Store with tabStore",
  },
  { file: "server/src/default.ts", code: "export default 1;\n", says: "named exports" },
  { file: "server/src/any.ts", code: "export const x: any = 1;\n", says: "Unexpected `any`" },
  {
    file: "server/src/floating.ts",
    code: "const later = async () => 1;\nexport function f() {\n  later();\n}\n",
    says: "Promises must be awaited",
  },
];

const allowed: [file: string, code: string][] = [
  [
    "contract/src/ok.ts",
    'import { z } from "zod";\nimport { Line } from "./text.ts";\nexport const x = z.object({ a: Line });\n',
  ],
  [
    "contract/src/ok.test.ts",
    'import { vi } from "vitest";\nimport { x } from "./ok.ts";\nexport const y = vi.fn(() => x);\n',
  ],
  ["server/src/platform/ok.ts", bring("../config.ts")],
  ["server/src/platform/http/ok.ts", bring("../transaction.ts")],
  ["server/src/platform/ok.test.ts", bring("../features/accounts/accounts.table.ts")],
  ["server/src/features/plan/ok.ts", bring("../accounts/accounts.table.ts")],
  ["server/src/features/plan/ok2.ts", bring("../../platform/transaction.ts")],
  ["server/src/features/accounts/ok.ts", bring("../outgoing/queue-mail.ts")],
  ["server/src/features/leads/ok.ts", bring("../cards/cards.table.ts")],
  ["server/src/features/leads/ok.test.ts", bring("../cards/card.fixtures.ts")],
  ["server/src/features/leads/ok.fixtures.ts", bring("../../testing/test-app.ts")],
  ["server/src/testing/ok.ts", bring("../features/cards/card.fixtures.ts")],
  ["web/src/lib/ok.test.ts", bring("./dates.fixtures.ts")],
  ["server/src/ok/app.ts", bring("../features/cards/create-card.ts")],
  ["web/src/ui/ok.tsx", bring("./button.tsx")],
  ["web/src/ui/ok2.ts", bring("../lib/dates.ts")],
  ["web/src/forms/ok.tsx", bring("../ui/button.tsx")],
  ["web/src/forms/saving/ok.ts", bring("../../lib/api.ts")],
  ["web/src/forms/fields/ok.ts", bring("@cardplaza/contract/cards/card-limits")],
  ["web/src/entry.ts", bring("react-dom/server")],
  ["web/src/features/cards/ok.ts", bring("../../lib/api.ts")],
  ["web/src/features/cards/ok2.ts", bring("../../lib/live/use-live-event.ts")],
  ["web/src/lib/live/ok.ts", bring("./live-stream.ts")],
  ["web/src/lib/ok.ts", bring("../ui/overlays/toast-store.ts")],
  ["web/src/first-visit/ok.ts", bring("../lib/network-again.ts")],
  ["web/src/features/cards/card-page.tsx", "export default function CardPage() {\n  return null;\n}\n"],
  ["web/vite.config.ts", "export default {};\n"],
  ["web/src/lib/storage/browser-storage.ts", "export const x = () => localStorage;\n"],
];

let folder: string;
let found: { file: string; text: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cardplaza-walls-"));
  copyFileSync(join(ROOT, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  copyFileSync(join(ROOT, "tsconfig.base.json"), join(folder, "tsconfig.json"));
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  };
  // app.ts may import all routes. It is also among the refused files above, for another rule.
  write("server/src/features/cards/cards.routes.ts", "export const x = 1;\n");
  for (const { file, code } of refused) write(file, code);
  for (const [file, code] of allowed) write(file, code);
  found = lint();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint() {
  const { stdout, stderr } = spawnSync("oxlint", ["--type-aware", "--format", "json"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}` },
  });
  if (!stdout.startsWith("{")) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string; help?: string }[];
  };
  return diagnostics.map(({ filename, message, help }) => ({
    file: filename,
    text: `${message} ${help ?? ""}`,
  }));
}

describe("a wall refuses", () => {
  test.each(refused)("$file: $says", ({ file, says }) => {
    expect(found.filter((one) => one.file === file).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(says),
    );
  });
});

describe("a wall lets through", () => {
  test.each(allowed)("%s", (file) => {
    expect(found.filter((one) => one.file === file)).toEqual([]);
  });
});

test("only app.ts may know all routes", () => {
  writeFileSync(join(folder, "server/src/app.ts"), bring("./features/cards/cards.routes.ts"));
  expect(lint().filter(({ file }) => file === "server/src/app.ts")).toEqual([]);
});
