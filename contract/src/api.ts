import { accountData } from "./account-data.ts";
import { accounts } from "./accounts.ts";
import { adminSignIn } from "./admin-sign-in.ts";
import { home } from "./home.ts";
import { listings } from "./listings.ts";
import { live } from "./live.ts";
import { notifications } from "./notifications.ts";
import { profile } from "./profile.ts";
import { uploads } from "./uploads.ts";

/** Every call the product answers. A new feature adds its table here. */
export const api = {
  ...accountData,
  ...accounts,
  ...adminSignIn,
  ...home,
  ...listings,
  ...live,
  ...notifications,
  ...profile,
  ...uploads,
};
export type Api = typeof api;
