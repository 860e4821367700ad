import { PREMIUM_IN_A_ROW } from "@cardplaza/contract/search/search-words";
import { Section } from "../../../ui/section.tsx";

/** The weights of the search, in per cent; each is the most that a sign can add. */
const SIGNS = [
  {
    sign: "Premium plan",
    most: 15,
    what: "The member has Premium, and answers at least half of the enquiries. Shown by the Pro badge.",
  },
  {
    sign: "Verified",
    most: 10,
    what: "A premium member has proved who they are, and has the Verified badge.",
  },
  {
    sign: "Rating",
    most: 10,
    what: "The average of the reviews, steadied by five imaginary ones of 3.8 stars, so that one glowing review does not beat a hundred good ones.",
  },
  { sign: "Same city", most: 10, what: "It is in the city that you chose." },
  { sign: "Complete", most: 5, what: "How much of the card or listing is filled in." },
  { sign: "Recent", most: 5, what: "How lately it was changed; the effect fades over about three months." },
];

const BOUNDS = [
  "Payment never makes something appear that does not match your search.",
  `At most ${PREMIUM_IN_A_ROW} results of premium members follow each other.`,
  "Every premium result carries the Pro badge, and every result can tell why it is where it is.",
  "Sorted by rating, ratings alone decide. Up to three premium businesses are shown above that list, marked as featured.",
  "There is nothing else to buy: no ads, no higher bid.",
  "We do not use who you are or what you looked at before: two people who ask the same get the same.",
];

export function HowWeRank() {
  return (
    <div className="border-y border-line bg-raised">
      <Section
        id="how-we-rank"
        title="How we rank"
        lead="What counts first is how well a result matches what you typed: its name most, then its category, then its description. A misspelt name is found too. Then these signs may lift it, by no more than this:"
      >
        <div className="grid gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
          <WeightTable />
          <div>
            <h3 className="text-lg">What holds it in bounds</h3>
            <ul className="mt-4 grid list-disc gap-3 pl-5 text-muted marker:text-line-strong">
              {BOUNDS.map((bound) => (
                <li key={bound} className="pl-1">
                  {bound}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="mt-10 grid max-w-3xl gap-3 text-sm text-muted">
          <p>
            As a formula: match × (1 + 0.15 premium + 0.10 verified + 0.10 rating + 0.10 same city + 0.05
            complete + 0.05 recent), where every sign is between 0 and 1. A name that is exactly what you
            typed comes first. In the directory businesses are in the order of their ratings: by the steadied
            average, then by how many rated.
          </p>
          <p>
            Left out are incomplete cards, hidden profiles, people who blocked each other, listings that wait
            for review, and closed jobs. Phone numbers are never searched. You can always sort by rating,
            newest or distance instead.
          </p>
        </div>
      </Section>
    </div>
  );
}

function WeightTable() {
  const largest = Math.max(...SIGNS.map(({ most }) => most));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">What lifts a result, and by how much at most</caption>
      <thead>
        <tr className="border-b border-line-strong text-left">
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            Sign
          </th>
          <th scope="col" className="py-2.5 font-semibold whitespace-nowrap">
            Adds at most
          </th>
        </tr>
      </thead>
      <tbody>
        {SIGNS.map(({ sign, most, what }) => (
          <tr key={sign} className="border-b border-line align-top">
            <th scope="row" className="py-3.5 pr-4 text-left font-medium">
              {sign}
              <span className="mt-0.5 block max-w-md font-normal text-pretty text-muted">{what}</span>
            </th>
            <td className="w-28 py-3.5 tabular-nums sm:w-40">
              <span className="font-medium">{most}%</span>
              <span aria-hidden="true" className="mt-2 block h-1.5 rounded-full bg-trough">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${(most / largest) * 100}%` }}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
