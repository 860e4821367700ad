import { PRODUCT_TAGLINE } from "@cardplaza/contract/product";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { FOR_VISITORS } from "./for-visitors.ts";
import { HeroSearch } from "./hero-search.tsx";
import { SampleCard } from "./sample-card.tsx";

export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="overflow-x-clip border-b border-line bg-raised bg-[radial-gradient(48rem_32rem_at_78%_30%,var(--brand-soft),transparent_70%)]"
    >
      <div
        className={cn(
          PAGE_WIDTH,
          "grid items-center gap-12 pt-10 pb-16 in-data-session:py-6! sm:pt-14 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16 lg:py-20 xl:gap-24",
        )}
      >
        <div>
          <div className={cn(FOR_VISITORS, "mb-8 sm:mb-10 lg:mb-12")}>
            <h1 id="hero-title" className="text-3xl tracking-[-0.03em] sm:text-4xl">
              {PRODUCT_TAGLINE}
            </h1>
            <p className="mt-5 max-w-lg text-pretty text-muted sm:text-lg">
              Make a digital business card, share it with a link or a QR code, and let new customers find you.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Button asChild size="lg">
                <Link to="/create-card">
                  Create your free card <ArrowRight />
                </Link>
              </Button>
              <Button asChild size="lg" variant="secondary" className="max-sm:hidden">
                <a href="#how-it-works">How it works</a>
              </Button>
            </div>
          </div>
          <HeroSearch />
        </div>
        <div className={FOR_VISITORS}>
          <SampleCard />
        </div>
      </div>
    </section>
  );
}
