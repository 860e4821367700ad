import type { Registration } from "../../registry/registration.ts";

export const adminRegistration: Registration = {
  order: ["lock", "account", "administrators", "frame"],
};
