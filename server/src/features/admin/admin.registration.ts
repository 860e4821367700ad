import type { Registration } from "../../registry/registration.ts";
import { moderatedMembers } from "./users/moderated-members.ts";

export const adminRegistration: Registration = {
  order: ["audit-log", "lock", "account", "administrators", "users", "frame"],
  moderated: [moderatedMembers],
};
