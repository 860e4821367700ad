import { VIEW_TOKEN_START } from "@cardplaza/contract/admin/user-words";
import { isOwnRead } from "../lib/offline/own-data.ts";
import { FORGET_OWN_DATA, USE_NEW_VERSION } from "../lib/offline/worker-messages.ts";
import {
  answerFile,
  dropOldShells,
  OPEN_SCREENS,
  storedScreen,
  storeShell,
  takeOver,
} from "./built-files.ts";
import { freshOrStored } from "./fresh-or-stored.ts";
import { answerNavigation, takeSharedPicture } from "./navigations.ts";
import { answerPicture, isPicture } from "./own-pictures.ts";
import { answerOwnRead } from "./own-reads.ts";
import { forgetOwn } from "./own-store.ts";
import { listenForPushes } from "./push-events.ts";
import { scope } from "./scope.ts";

// A new version waits until nobody uses the one before, or somebody asks for it: nothing reloads by itself.
scope.addEventListener("install", (event) => event.waitUntil(storeShell()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      dropOldShells(),
      scope.registration.navigationPreload?.enable(),
      // From the first visit on, or what a member opens then would not be there offline.
      scope.clients.claim(),
    ]),
  ),
);

scope.addEventListener("message", (event) => {
  if (event.data === USE_NEW_VERSION) event.waitUntil(takeOver());
  if (event.data === FORGET_OWN_DATA) event.waitUntil(forgetOwn());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  // What an administrator sees as a member is not stored, and what is stored here is another's.
  if (request.headers.get("authorization")?.startsWith(`Bearer ${VIEW_TOKEN_START}`)) return;
  if (request.method === "POST") {
    if (url.pathname === "/api/auth/logout") event.waitUntil(forgetOwn());
    if (url.pathname === "/card-scanner") event.respondWith(takeSharedPicture(event));
    return;
  }
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(answerNavigation(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(answerFile(event));
  else if (request.headers.has("authorization")) {
    if (isOwnRead(url)) event.respondWith(answerOwnRead(event));
  } else if (request.destination === "image" && isPicture(url)) event.respondWith(answerPicture(event));
  else if (OPEN_SCREENS.some((path) => url.pathname === `${path}.data`))
    event.respondWith(freshOrStored(fetch(request), () => storedScreen(url.pathname)));
});

listenForPushes();
