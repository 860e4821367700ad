import type { Registration } from "../../registry/registration.ts";
import { connectionsPart } from "./account-part.ts";
import { endOnBlock } from "./end-on-block.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    /** Two members are connected, or not any more. */
    connection: true;
  }
}

/** Who knows whom. */
export const connectionsRegistration: Registration = {
  account: [connectionsPart],
  onBlock: endOnBlock,
};
