import type { Registration } from "../../registry/registration.ts";
import { deleteOldKeys } from "./done-once.ts";

export const inboundMailRegistration: Registration = {
  tidyUp: ({ db, now }) => deleteOldKeys(db, now),
};
