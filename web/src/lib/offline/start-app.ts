import { forgetAtSignOut } from "./forget-own-data.ts";
import { keepInstallOffer } from "./install-offer.ts";
import { keepOwnData } from "./keep-own-data.ts";
import { watchForNewVersion } from "./new-version.ts";
import { registerWorker } from "./register-worker.ts";

let hasStarted = false;

/** Makes a member's browser ready for a day without a network. Once a page, whatever is drawn again. */
export async function startApp(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  keepInstallOffer();
  forgetAtSignOut();
  const registration = await registerWorker();
  if (!registration) return;
  watchForNewVersion(registration);
  await keepOwnData();
}
