import { SHARED_CACHE, SHARED_PICTURE } from "../lib/offline/own-data.ts";
import { MEMBERS_SCREENS, OPEN_SCREENS, storedScreen } from "./built-files.ts";
import { freshOrStored } from "./fresh-or-stored.ts";
import { offlinePage } from "./offline-page.ts";
import { hasOwn } from "./own-store.ts";

/** Every page comes from the network if there is one, so that nobody sees an old page. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const fresh = fromNetwork(event);
  event.waitUntil(fresh.catch(() => {}));
  const path = new URL(event.request.url).pathname.toLowerCase().replace(/\/+$/, "");
  const screen = () => findScreen(path);
  return freshOrStored(fresh, screen).catch(async () => offlinePage(await hasOwn()));
}

async function findScreen(path: string): Promise<Response | undefined> {
  const opens = OPEN_SCREENS.includes(path) || (MEMBERS_SCREENS.includes(path) && (await hasOwn()));
  return opens ? storedScreen(path) : undefined;
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent) =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request);

/** A picture that another app shares waits here until the scanner takes it. Without a worker the server redirects. */
export async function takeSharedPicture({ request }: FetchEvent): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const pictures = form.getAll("picture").filter((each): each is File => each instanceof File);
  const [first] = pictures;
  if (!first?.type.startsWith("image/")) return Response.redirect("/card-scanner?tab=upload", 303);
  const type = { "content-type": first.type };
  await (await caches.open(SHARED_CACHE)).put(SHARED_PICTURE, new Response(first, { headers: type }));
  return Response.redirect(`/card-scanner?shared=${pictures.length}`, 303);
}
