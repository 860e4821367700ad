import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The built page carries its styles inline; in development Vite swaps them live.
if (import.meta.env.DEV) void import("./app.css");
// After the first paint: until then a fallback of the same measure stands in.
void import("./font.ts");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
