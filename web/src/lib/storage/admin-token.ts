import { browserStore } from "./browser-storage.ts";
import { ADMIN_TOKEN_KEY } from "./storage-keys.ts";

// Apart from the members' tokens, which every first visit loads.
export const storeAdminToken = (token: string) => browserStore.write(ADMIN_TOKEN_KEY, token);

export const removeAdminToken = () => browserStore.remove(ADMIN_TOKEN_KEY);
