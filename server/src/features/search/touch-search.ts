import type { Tx } from "../../platform/database.ts";
import type { SearchKind } from "./search-kind.ts";

/** Whatever changes what can be found calls this, in its transaction. */
export async function touchSearch(_tx: Tx, _kind: SearchKind, _ids: string[]): Promise<void> {}
