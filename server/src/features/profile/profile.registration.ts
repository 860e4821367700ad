import type { Registration } from "../../registry/registration.ts";
import { touchSearch } from "../search/touch-search.ts";
import { profilePart } from "./account-part.ts";
import { personSearch } from "./person-search.ts";
import { findHomeCity, findProfilePath } from "./profile-queries.ts";

export const profileRegistration: Registration = {
  search: { member: personSearch },
  account: [profilePart],
  // Found by name from the first minute, before anything is written in the profile.
  async onChange(_ctx, tx, change, ids) {
    if (change === "sign-up") await touchSearch(tx, personSearch, ids);
  },
  homeCity: findHomeCity,
  profilePathOf: findProfilePath,
};
