import type { notifications } from "@cardplaza/contract/notifications";
import type { HandlersOf } from "../../context.ts";

export const notificationHandlers = {} as HandlersOf<typeof notifications>;
