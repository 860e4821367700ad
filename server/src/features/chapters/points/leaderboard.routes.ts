import type { leaderboard } from "@cardplaza/contract/chapters/leaderboard";
import type { HandlersOf } from "../../../context.ts";

export const leaderboardHandlers = {} as HandlersOf<typeof leaderboard>;
