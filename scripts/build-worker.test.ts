import { expect, test } from "vitest";
import { type BuiltFiles, filesOffline } from "./build-worker.ts";

const built: BuiltFiles = {
  "src/entry.client.tsx": { file: "assets/entry.js", imports: ["_base.js"] },
  "src/root.tsx?route": { file: "assets/root.js", imports: ["_base.js"] },
  "src/shell/site-layout.tsx?route": {
    file: "assets/layout.js",
    dynamicImports: ["src/shell/known-viewer.tsx", "src/features/connect/composer/composer.tsx"],
  },
  "src/shell/query-layout.tsx?route": { file: "assets/query.js" },
  "src/site/members-only.tsx?route": { file: "assets/members.js" },
  "src/pages/dashboard-page.tsx?route": { file: "assets/dashboard.js" },
  "src/pages/connect-in-page.tsx?route": { file: "assets/connect-in.js" },
  "src/features/contacts/scanner/card-scanner-page.tsx?route": { file: "assets/scanner.js" },
  "src/features/contacts/scanner/team-card-scanner-page.tsx?route": { file: "assets/team.js" },
  "src/shell/known-viewer.tsx": { file: "assets/viewer.js", imports: ["_words.js", "_base.js"] },
  "src/features/connect/composer/composer.tsx": { file: "assets/composer.js" },
  "src/features/jobs/jobs-page.tsx?route": { file: "assets/jobs.js" },
  "_base.js": { file: "assets/base.js" },
  "_words.js": { file: "assets/words.js" },
};

test("the worker brings the screens for offline with all that they import, and no other screen", () => {
  const files = filesOffline(built);
  expect(files).toEqual(expect.arrayContaining(["/assets/base.js", "/assets/viewer.js", "/assets/words.js"]));
  expect(files).not.toContain("/assets/jobs.js");
  expect(files).not.toContain("/assets/composer.js");
  expect(new Set(files).size).toBe(files.length);
});

test("a screen that has moved fails the build", () => {
  const { "src/pages/dashboard-page.tsx?route": _, ...rest } = built;
  expect(() => filesOffline(rest)).toThrow("dashboard-page");
});
