import type { Registration } from "../../registry/registration.ts";
import { profilePart } from "./account-part.ts";
import { personSearch } from "./person-search.ts";
import { findHomeCity, findProfilePath } from "./profile-queries.ts";

export const profileRegistration: Registration = {
  search: { member: personSearch },
  account: [profilePart],
  homeCity: findHomeCity,
  profilePathOf: findProfilePath,
};
