import { accountData } from "./account-data.ts";
import { accounts } from "./accounts.ts";
import { adminSignIn } from "./admin-sign-in.ts";
import { cardEvents } from "./card-events.ts";
import { cards } from "./cards.ts";
import { customization } from "./customization.ts";
import { home } from "./home.ts";
import { landing } from "./landing.ts";
import { leads } from "./leads.ts";
import { listings } from "./listings.ts";
import { live } from "./live.ts";
import { moderation } from "./moderation.ts";
import { notifications } from "./notifications.ts";
import { profile } from "./profile.ts";
import { savedCards } from "./saved-cards.ts";
import { teamCards } from "./team-cards.ts";
import { uploads } from "./uploads.ts";

/** Every call the product answers. A new feature adds its table here. */
export const api = {
  ...accountData,
  ...accounts,
  ...adminSignIn,
  ...cardEvents,
  ...cards,
  ...customization,
  ...home,
  ...landing,
  ...leads,
  ...listings,
  ...live,
  ...moderation,
  ...notifications,
  ...profile,
  ...savedCards,
  ...teamCards,
  ...uploads,
};
export type Api = typeof api;
