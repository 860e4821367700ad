import { Check, Globe, Mail, MapPin, Share2, UserPlus } from "lucide-react";
import { FacebookIcon, InstagramIcon, LinkedInIcon } from "../../site/social-links.tsx";
import { SamplePortrait } from "./sample-portrait.tsx";
import { SampleQr } from "./sample-qr.tsx";

/** A drawn card, not a working one: for screen readers it is a picture. */
export function SampleCard() {
  return (
    <div
      role="img"
      aria-label="A digital business card: Ananya Iyer, founder and interior designer at Studio Neem in Bengaluru, with her portrait, a QR code and ways to reach her."
      className="relative mx-auto w-full max-w-[21rem] select-none lg:max-w-[23rem]"
    >
      <div className="absolute inset-0 translate-x-3 translate-y-4 rotate-3 rounded-[20px] border border-line bg-brand-soft" />
      <div className="relative overflow-hidden rounded-[20px] border border-line bg-raised shadow-float">
        <Cover />
        <div className="px-5 pb-7 sm:px-6">
          <div className="flex items-end justify-between">
            <SamplePortrait className="-mt-14 size-28 rounded-full border-4 border-[var(--surface-raised)]" />
            <SampleQr className="-mt-9 size-18 rounded-card border border-line p-2" />
          </div>
          <p className="mt-4 text-2xl font-bold tracking-[-0.03em]">Ananya Iyer</p>
          <p className="mt-1 text-sm font-medium">Founder &amp; Interior Designer</p>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            <MapPin className="size-4" /> Studio Neem, Bengaluru
          </p>
          <div className="mt-5 grid grid-cols-[1fr_auto] gap-2 text-sm font-medium">
            <span className="flex h-11 items-center justify-center gap-2 rounded-field bg-brand text-brand-ink">
              <UserPlus className="size-4" /> Save contact
            </span>
            <span className="flex h-11 items-center gap-2 rounded-field border border-line px-4">
              <Share2 className="size-4" /> Share
            </span>
          </div>
          <div className="mt-4 flex justify-between text-muted *:grid *:size-11 *:place-items-center *:rounded-full *:border *:border-line [&_svg]:size-[18px]">
            <span>
              <Globe />
            </span>
            <span>
              <Mail />
            </span>
            <span>
              <LinkedInIcon />
            </span>
            <span>
              <InstagramIcon />
            </span>
            <span>
              <FacebookIcon />
            </span>
          </div>
        </div>
      </div>
      <div className="absolute -bottom-6 left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-raised py-2 pr-4 pl-2 text-xs font-medium whitespace-nowrap shadow-float lg:-left-14 lg:translate-x-0">
        <span className="grid size-6 place-items-center rounded-full bg-positive-soft text-positive">
          <Check className="size-3.5" />
        </span>
        Saved to contacts
      </div>
    </div>
  );
}

/** Neem leaves over the gradient of the card's own colours. */
function Cover() {
  return (
    <svg viewBox="0 0 336 128" preserveAspectRatio="xMidYMid slice" className="h-32 w-full">
      <linearGradient id="sample-cover" x2="1" y2="1">
        <stop stopColor="#1d4ed8" />
        <stop offset=".5" stopColor="#2563eb" />
        <stop offset="1" stopColor="#06b6d4" />
      </linearGradient>
      <path fill="url(#sample-cover)" d="M0 0h336v128H0z" />
      <g fill="#fff" fillOpacity=".1">
        <circle cx="286" cy="16" r="86" />
        <circle cx="286" cy="16" r="54" />
        <path d="M0 128C40 76 104 70 168 96s120 20 168-8v40z" />
      </g>
    </svg>
  );
}
