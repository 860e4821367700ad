import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Everything the pages need is inside their bundle, so the process holds one copy of React.
  ssr: { noExternal: true },
  build: { assetsInlineLimit: 0, sourcemap: false },
});
