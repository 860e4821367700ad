import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

// What every page of the site needs, and what strangers see on cards as well as on the pages of companies and products:
// many small files cost a visitor on a slow network more than one.
const BASE =
  /(web[\\/]src[\\/](root|shell[\\/](site-layout|site-frame|session-provider)|site[\\/]error-page|features[\\/]enquiries[\\/]enquire-button|ui[\\/](overlays[\\/]toaster|link-tabs))\.tsx|lib[\\/](copy-link|resting[\\/]was-counted|whats-app-link)\.ts|contract[\\/]src[\\/](links[\\/]web-link|money|paths|phones|slugs[\\/]id-of-slug|cards[\\/](card-rules|card-files)|uploads[\\/]pictures)\.ts|node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|icons[\\/](flag|map-pin|badge-check|message-circle|sparkles|phone|share-2)\.)/;

// What a visitor of a card needs beyond that; videos, forms and dialogs come when they are wanted.
const CARD =
  /features[\\/]cards[\\/](view[\\/](?!card-video)|visitor-actions[\\/](card-menu|late-contact-form)|share[\\/]use-share-card|use-card-page|card-meta|use-pictures-on-paper)|lib[\\/]resting[\\/]card-ways\.ts|cards[\\/]seo[\\/]seo-words\.ts/;

// The pages of companies and of products, first what they share. What only members need comes when they are known.
const MARKET =
  /web[\\/]src[\\/](features[\\/](companies[\\/]reach-company|moderation[\\/]report-button|reviews[\\/](late-reviews|rating-data))|lib[\\/]share-link|site[\\/]missing-page)\.tsx?|contract[\\/]src[\\/](companies[\\/]company-seen|enquiries[\\/]reply-time)\.ts/;
const COMPANY =
  /features[\\/]companies[\\/]page[\\/](company-(view|meta)|missing-company|unlisted-company|use-counted-view)\.tsx?/;
const PRODUCT =
  /features[\\/]companies[\\/]products[\\/]page[\\/](product-(view|meta)|missing-product|unlisted-product)\.tsx?/;

// What these two have in common with many screens: otherwise the screens would load the two pages as well.
const LOOKS =
  /web[\\/]src[\\/](ui[\\/](business-badges|foot-actions|picture-at-once|rating|whats-app-button)|features[\\/]companies[\\/]company-logo)\.tsx|web[\\/]src[\\/]lib[\\/]count-contact\.ts|contract[\\/]src[\\/]whats-app-words\.ts|icons[\\/](chevron-right|clock|package)\./;
const PANELS = /web[\\/]src[\\/]ui[\\/](chip|fact-row|page-tabs|panel)\.tsx|icons[\\/](check|plus)\./;

// Who wrote a public post. Alone, because visitors of a post need nothing else of what many screens share.
const FACES = /web[\\/]src[\\/]ui[\\/]avatar\.tsx/;

// The query client with what every part needs that uses it, and what finishes what a visitor began: a file of its
// own would be a line in the first scripts of every page that loads such a part.
const QUERIES =
  /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]|web[\\/]src[\\/](lib[\\/](query|problem-text|(use-)?kept-action)|first-visit[\\/]with-queries|ui[\\/]done-note)\.tsx?|contract[\\/]src[\\/]accounts[\\/]done-words\.ts/;

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

const SERVER_ICONS = fileURLToPath(new URL("src/first-visit/server-icons.ts", import.meta.url));

/** The server draws each icon once; see `same-parts.ts`. */
const serverIcons: Plugin = {
  name: "server-icons",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  load: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
    handler: () => `export { createServerIcon as default } from ${JSON.stringify(SERVER_ICONS)};`,
  },
};

const BROWSER_ICONS = fileURLToPath(new URL("src/first-visit/browser-icons.ts", import.meta.url));

/** Icons without what no screen asks of them; see `browser-icons.ts`. */
const browserIcons: Plugin = {
  name: "browser-icons",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
    handler: () => `export { createBrowserIcon as default } from ${JSON.stringify(BROWSER_ICONS)};`,
  },
};

// How long the parts of a build took says nothing to whoever starts the product on a slow machine.
const CHECKS = { bundlerTimings: false };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [repeatableImports, serverIcons, browserIcons, tailwindcss(), reactRouter()],
  // Everything the built pages need is inside their bundle, so the process holds one copy of React.
  ssr: command === "build" ? { noExternal: true } : {},
  // Otherwise the pages' bundle chooses at run time, and takes React's development build where nothing is set.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // Found when development starts, not one by one: each late find would load the page anew.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "!src/**/*.test.ts"] },
  // The reader of paper cards asks for these where it runs in Node, and never in a browser.
  worker: { format: "es", rolldownOptions: { external: ["fs", "crypto"], checks: CHECKS } },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    // For the list of files that open without a network (`scripts/build-worker.ts`).
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { checks: CHECKS }
      : {
          checks: CHECKS,
          output: {
            // The group's own names list every page that shares it.
            chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: "base", test: BASE, priority: 3 },
                { name: "queries", test: QUERIES, priority: 1 },
                { name: "card", test: CARD, priority: 1 },
                { name: "market", test: MARKET, priority: 2 },
                { name: "looks", test: LOOKS, priority: 2 },
                { name: "faces", test: FACES, priority: 2 },
                { name: "panels", test: PANELS, priority: 2 },
                { name: "company", test: COMPANY, priority: 1 },
                { name: "product", test: PRODUCT, priority: 1 },
                // What many screens share: each file more is a line in the manifest of every one of them.
                { name: "ui", test: UI, minShareCount: 12 },
              ],
            },
          },
        },
  },
}));
