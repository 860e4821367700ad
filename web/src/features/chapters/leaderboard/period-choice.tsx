import { PERIOD_LABEL, PERIODS } from "@cardplaza/contract/chapters/points-words";
import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { type BoardAddress, boardPath } from "./leaderboard-address.ts";

const OPTIONS = PERIODS.map((value) => ({ value, label: PERIOD_LABEL[value] }));

export function PeriodChoice({ chapterId, address }: { chapterId: string; address: BoardAddress }) {
  const navigate = useNavigate();
  // The choice shows at once, however long the address takes to follow.
  const [chosen, choose] = useOptimistic(address.period);
  return (
    <Segmented
      label="Period"
      options={OPTIONS}
      value={chosen}
      onChange={(period) =>
        startTransition(async () => {
          choose(period);
          await navigate(boardPath(chapterId, { ...address, period }), {
            replace: true,
            preventScrollReset: true,
          });
        })
      }
      // Two beside each other on a phone.
      className="mb-5 sm:mr-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
    />
  );
}
