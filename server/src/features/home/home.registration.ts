import type { Registration } from "../../registry/registration.ts";

export const homeRegistration: Registration = {
  order: ["about", "landing"],
  publicPages: ["/", "/digital-business-cards", "/about"],
  // The home page shows how many members there are.
  pageTags: { "sign-up": () => ["home"] },
};
