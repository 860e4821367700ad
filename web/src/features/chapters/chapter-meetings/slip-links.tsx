import { Handshake, MessagesSquare, Gift } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { newSlipPath } from "./meeting-address.ts";

/** What members do at the table, each one tap away. */
export function SlipLinks({ chapterId }: { chapterId: string }) {
  return (
    <ul aria-label="Slips" className="grid grid-cols-3 gap-2">
      <SlipLink to={newSlipPath(chapterId, "referral")} icon={<Gift />}>
        Give a referral
      </SlipLink>
      <SlipLink to={newSlipPath(chapterId, "thank-you")} icon={<Handshake />}>
        Say thank you
      </SlipLink>
      <SlipLink to={newSlipPath(chapterId, "one-to-one")} icon={<MessagesSquare />}>
        One-to-one
      </SlipLink>
    </ul>
  );
}

function SlipLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="grid h-full min-h-20 content-center justify-items-center gap-2 rounded-card border border-line bg-raised px-2 py-3 text-center text-sm font-medium text-balance transition-colors duration-150 hover:border-line-strong hover:bg-hover [&_svg]:size-5 [&_svg]:text-brand-strong"
      >
        <span aria-hidden="true">{icon}</span>
        {children}
      </Link>
    </li>
  );
}
