import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Everything the built pages need is inside their bundle, so the process holds one copy of React.
  ssr: command === "build" ? { noExternal: true } : {},
  build: { assetsInlineLimit: 0, sourcemap: false },
}));
