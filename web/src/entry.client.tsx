import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { sessionMark } from "./first-visit/session-start.ts";

// The built page carries its styles inline; in development Vite swaps them live.
if (import.meta.env.DEV) void import("./app.css");

// A page that is about to reload makes no calls: a one-time code used here would be lost.
if (sessionMark() === "proving") {
  void import("./first-visit/settle-address-token.ts")
    .then(({ settleAddressToken }) => settleAddressToken())
    .finally(hydrate);
} else if (sessionMark() !== "reloading") hydrate();

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
