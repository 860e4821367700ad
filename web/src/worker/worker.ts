import { listenForPushes } from "./push-events.ts";
import { scope } from "./scope.ts";

// From the first visit on, or what a member opens then would not be there offline.
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

listenForPushes();
