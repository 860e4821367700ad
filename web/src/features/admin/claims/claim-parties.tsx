import type { ClaimParty, WholeClaim } from "@cardplaza/contract/directory/claims/claims";
import { dayInWords } from "@cardplaza/contract/date-words";
import { KnownMemberFacts } from "../lists/known-member.tsx";
import { Part } from "../lists/part.tsx";
import { ClaimState } from "./claim-columns.tsx";
import { CLAIMS_WORDS } from "./claims-words.ts";

const words = CLAIMS_WORDS.sheet;

/** Who claims the listing and whose it is or was, with what they did before. */
export function ClaimParties({ claim: { _id, parties, others } }: { claim: WholeClaim }) {
  const { claimant, owner, formerOwner } = parties;
  return (
    <>
      {claimant && <Party title={words.claimant} party={claimant} without={_id} />}
      {owner && <Party title={words.owner} party={owner} without={_id} />}
      {formerOwner && <Party title={words.formerOwner} party={formerOwner} without={_id} />}
      <div className="grid grid-cols-1 content-start gap-5">
        {!owner && !formerOwner && <p className="text-muted">{words.noOwner}</p>}
        <EarlierClaims title={words.others} claims={others} nameOf={({ claimant: { name } }) => name} />
      </div>
    </>
  );
}

interface PartyProps {
  title: string;
  party: ClaimParty;
  /** The claim that is open. */
  without: string;
}

const Party = ({ title, party, without }: PartyProps) => (
  <section className="grid grid-cols-1 content-start gap-5 border-t border-line pt-5">
    <h3 className="text-base font-semibold wrap-anywhere">
      {title}: {party.name}
    </h3>
    <KnownMemberFacts member={party} />
    <EarlierClaims
      title={words.claims}
      claims={party.claims.filter(({ _id }) => _id !== without)}
      nameOf={({ listing: { name } }) => name}
    />
  </section>
);

type Earlier = WholeClaim["others"][number];
interface EarlierClaimsProps {
  title: string;
  claims: readonly Earlier[];
  nameOf: (claim: Earlier) => string;
}

const EarlierClaims = ({ title, claims, nameOf }: EarlierClaimsProps) => (
  <Part title={title} none={words.noClaims}>
    {claims.map((claim) => (
      <li key={claim._id} className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          {nameOf(claim)} <ClaimState claim={claim} />
          <span className="text-muted">{dayInWords(claim.createdAt)}</span>
        </p>
        {claim.reason && <p className="mt-0.5 break-words text-muted">{claim.reason}</p>}
      </li>
    ))}
  </Part>
);
