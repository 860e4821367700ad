import type { PointKind } from "@cardplaza/contract/chapters/points-words";
import type { Tx } from "../../../platform/database.ts";

/** Holds back or counts again what the member and others gave each other in a month. */
export async function holdRings(
  _tx: Tx,
  _memberId: string,
  _month: string,
  _kind: PointKind,
): Promise<void> {}
