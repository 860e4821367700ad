import { PERIOD_LABEL, PERIODS } from "@cardplaza/contract/chapters/points-words";
import { useNavigate } from "react-router";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { type BoardAddress, boardPath } from "./leaderboard-address.ts";

const OPTIONS = PERIODS.map((value) => ({ value, label: PERIOD_LABEL[value] }));

export function PeriodChoice({ chapterId, address }: { chapterId: string; address: BoardAddress }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label="Period"
      options={OPTIONS}
      value={address.period}
      onChange={(period) =>
        void navigate(boardPath(chapterId, { ...address, period }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      // On a phone two and two.
      className="mb-5 sm:mr-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
    />
  );
}
