import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";

const { width: W, height: H } = PREVIEW_IMAGE;
export const MARK_PLACE = { x: 84, y: 72, size: 48 };

/** The background behind the texts: an area in the product's colours with a card on it. */
export const pageBackdrop = () => `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">
  <defs>
    <linearGradient id="brand" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2563eb"/><stop offset="1" stop-color="#06b6d4"/></linearGradient>
    <linearGradient id="cover" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1d4ed8"/><stop offset="1" stop-color="#3b82f6"/></linearGradient>
    <filter id="shade" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="18"/></filter>
    <clipPath id="card"><rect width="300" height="420" rx="26"/></clipPath>
  </defs>
  <rect width="${W}" height="${H}" fill="#f8fafc"/>
  <path d="M800 0H${W}V${H}H720Z" fill="url(#brand)"/>
  <circle cx="1130" cy="60" r="170" fill="#ffffff" fill-opacity=".08"/>
  <circle cx="800" cy="620" r="150" fill="#ffffff" fill-opacity=".08"/>
  <g transform="translate(838 106) rotate(5 150 210)">
    <rect x="6" y="22" width="300" height="420" rx="26" fill="#0f172a" fill-opacity=".35" filter="url(#shade)"/>
    <g clip-path="url(#card)">
      <rect width="300" height="420" fill="#ffffff"/>
      <rect width="300" height="124" fill="url(#cover)"/>
      <circle cx="150" cy="124" r="58" fill="#ffffff"/>
      <circle cx="150" cy="124" r="50" fill="#e8efff"/>
      <circle cx="150" cy="110" r="19" fill="#2563eb"/>
      <path d="M114 158a36 30 0 0 1 72 0a50 50 0 0 1 -72 0z" fill="#2563eb"/>
      <rect x="80" y="202" width="140" height="18" rx="9" fill="#0f172a"/>
      <rect x="102" y="232" width="96" height="12" rx="6" fill="#9fb0c8"/>
      <rect x="34" y="272" width="108" height="40" rx="12" fill="#2563eb"/>
      <rect x="158" y="272" width="108" height="40" rx="12" fill="#e8efff"/>
      ${[0, 1, 2, 3].map((at) => `<circle cx="${78 + at * 48}" cy="354" r="16" fill="#eef2f7"/>`).join("")}
      <rect x="62" y="390" width="176" height="8" rx="4" fill="#eef2f7"/>
    </g>
  </g>
  <g transform="translate(${MARK_PLACE.x} ${MARK_PLACE.y}) scale(${MARK_PLACE.size / 32})">
    <path fill="#2563eb" d="M9.5 3h10v8h-6a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 2.5 2.5H29v1.5A6.5 6.5 0 0 1 22.5 29h-13A6.5 6.5 0 0 1 3 22.5v-13A6.5 6.5 0 0 1 9.5 3z"/>
    <path fill="#06b6d4" d="M21.5 4.4a.9.9 0 0 1 1.54-.64l5.7 5.7A.9.9 0 0 1 28.1 11h-5.6a1 1 0 0 1-1-1z"/>
  </g>
</svg>`;
