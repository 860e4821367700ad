import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { Button } from "../../ui/button.tsx";

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="bg-raised pb-14 lg:pb-20">
      <div className={PAGE_WIDTH}>
        <div className="flex flex-col items-start gap-8 rounded-card bg-linear-to-br from-[#1e3a8a] via-[#1d4ed8] to-[#0e7490] p-8 text-white sm:p-12 lg:flex-row lg:items-center lg:justify-between lg:p-16">
          <div>
            <h2 id="closing-title" className="text-2xl lg:text-3xl">
              Your next customer is one link away
            </h2>
            <p className="mt-3 text-white/90 lg:text-lg">
              Make your card now. It is free, and you can change everything later.
            </p>
          </div>
          <Button
            asChild
            size="lg"
            className="bg-white text-[#1e3a8a] hover:bg-[#e8efff] focus-visible:outline-white"
          >
            <Link to="/create-card">
              Create your card <ArrowRight />
            </Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
