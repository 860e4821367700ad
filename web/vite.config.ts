import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

// What every page of the site needs: many small files cost a visitor on a slow network more than one.
const BASE =
  /(web[\\/]src[\\/](root|shell[\\/](site-layout|site-frame|session-provider)|site[\\/]error-page)\.tsx|ui[\\/]overlays[\\/]toaster\.tsx|contract[\\/]src[\\/]paths\.ts|node_modules[\\/](react|react-dom|react-router|scheduler)[\\/])/;

// What a visitor of a card needs beyond that; videos, forms and dialogs come when they are wanted.
const CARD =
  /features[\\/]cards[\\/](view[\\/](?!card-video)|visitor-actions[\\/](card-menu|late-contact-form)|share[\\/]use-share-card|use-card-page)|cards[\\/]seo[\\/]seo-words\.ts/;

const UI = /(web[\\/]src[\\/]ui|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/;

const LATE_FILES = fileURLToPath(new URL("src/first-visit/late-files.ts", import.meta.url));

/** Vite's own helper makes browsers remember a part that failed once; see `late-files.ts`. */
const repeatableImports: Plugin = {
  name: "repeatable-imports",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from ${JSON.stringify(LATE_FILES)};`,
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [repeatableImports, tailwindcss(), reactRouter()],
  // Everything the built pages need is inside their bundle, so the process holds one copy of React.
  ssr: command === "build" ? { noExternal: true } : {},
  // Otherwise the pages' bundle chooses at run time, and takes React's development build where nothing is set.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // Found when development starts, not one by one: each late find would load the page anew.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "!src/**/*.test.ts"] },
  // The reader of paper cards asks for these where it runs in Node, and never in a browser.
  worker: { format: "es", rolldownOptions: { external: ["fs", "crypto"] } },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // The group's own names list every page that shares it.
            chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: "base", test: BASE, priority: 2 },
                {
                  name: "queries",
                  test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
                  priority: 1,
                },
                { name: "card", test: CARD, priority: 1 },
                // What many screens share: each file more is a line in the manifest of every one of them.
                { name: "ui", test: UI, minShareCount: 12 },
              ],
            },
          },
        },
  },
}));
