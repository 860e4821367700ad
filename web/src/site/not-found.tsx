import { QUERY_MAX } from "@cardplaza/contract/search/search-words";
import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { TextField } from "../ui/fields/text-field.tsx";
import { PAGE_WIDTH } from "../ui/page-width.ts";

const PLACES = [
  { to: "/", label: "Home", hint: "Start from the beginning" },
  {
    to: "/digital-business-cards",
    label: "Digital business cards",
    hint: "See what a card can do",
  },
  { to: "/businesses", label: "Businesses", hint: "Browse the directory" },
  { to: "/jobs", label: "Jobs", hint: "See who is hiring" },
  { to: "/offline-networking", label: "Offline networking", hint: "Find a chapter near you" },
  { to: "/contact-us", label: "Contact us", hint: "Tell us what you were looking for" },
];

export function NotFound() {
  return (
    <div className={cn(PAGE_WIDTH, "flex flex-1 flex-col items-center py-16 text-center sm:py-24")}>
      <MissingCard />
      <h1 className="mt-8 text-2xl sm:text-3xl">Page not found</h1>
      <p className="mt-3 max-w-md text-pretty text-muted">
        The link may be old or mistyped. Search for a business, a person or a product, or pick a place to go
        on.
      </p>
      <Form action="/search" role="search" className="mt-8 flex w-full max-w-md gap-2">
        <div className="flex-1">
          <TextField
            type="search"
            name="q"
            aria-label="What are you looking for?"
            placeholder="Search"
            required
            maxLength={QUERY_MAX}
            leading={<Search />}
            className="h-12 sm:text-base pointer-coarse:h-12"
          />
        </div>
        <Button type="submit" size="lg">
          Search
        </Button>
      </Form>
      <nav aria-label="Main areas" className="mt-12 w-full max-w-3xl">
        <ul className="grid gap-3 text-left sm:grid-cols-2 lg:grid-cols-3">
          {PLACES.map(({ to, label, hint }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full flex-col rounded-card border border-line bg-raised px-4 py-3 transition-colors duration-150 hover:border-line-strong"
              >
                <span className="text-sm font-medium">{label}</span>
                <span className="text-xs text-muted">{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function MissingCard() {
  return (
    <svg
      viewBox="0 0 140 90"
      aria-hidden="true"
      className="w-40 fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <rect x="26" y="8" width="88" height="56" rx="8" className="stroke-line [stroke-dasharray:5_6]" />
      <path
        className="fill-raised stroke-line-strong"
        d="M20 24h70l16 16v34a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z"
      />
      <path className="fill-brand-soft stroke-brand" d="M90 24v12a4 4 0 0 0 4 4h12z" />
      <circle cx="34" cy="48" r="8" className="stroke-line-strong" />
      <path className="stroke-line-strong" d="M52 45h26M52 53h16M26 70h50" />
      <circle cx="108" cy="66" r="12" className="fill-surface stroke-brand" />
      <path className="stroke-brand" d="M117 75l10 10" />
    </svg>
  );
}
