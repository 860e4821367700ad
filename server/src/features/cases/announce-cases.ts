import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";

export const announceCases = async (_ctx: Pick<Context, "live">, _tx: Tx, _ids: readonly string[]) => {};
