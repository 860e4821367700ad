/** Drawn by the project; it shows nobody in particular. */
export function SamplePortrait({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true" className={className}>
      <path fill="#fde3cf" d="M0 0h112v112H0z" />
      <circle cx="86" cy="26" r="34" fill="#fbd0ae" />
      <path
        fill="#2a1b1c"
        d="M56 16c-20 0-29 14-29 31 0 20-3 33-9 42 12 6 26 8 38 8s26-2 38-8c-6-9-9-22-9-42 0-17-9-31-29-31z"
      />
      <path fill="#0f766e" d="M8 112c2-20 15-30 34-33l14 8 14-8c19 3 32 13 34 33z" />
      <path fill="#c98a63" d="M45 64h22v15c0 7-5 13-11 13s-11-6-11-13z" />
      <path fill="#b67750" d="M45 70c6 7 16 8 22 1v5c-7 6-15 5-22-1z" />
      <path fill="#d99b73" d="M37 45c0-13 7-21 19-21s19 8 19 21c0 17-9 29-19 29S37 62 37 45z" />
      <path fill="#2a1b1c" d="M56 20c-13 0-21 9-21 25 9-2 18-8 22-16 4 8 11 13 20 16 0-16-8-25-21-25z" />
      <g fill="none" stroke="#2a1b1c" strokeWidth="1.8" strokeLinecap="round">
        <path d="M43.5 50c1.5-1.6 4.5-1.6 6 0M62.5 50c1.5-1.6 4.5-1.6 6 0" />
        <path stroke="#a85b45" d="M50 62c3.5 3.5 8.5 3.5 12 0" />
        <path stroke="#b67750" d="M56 51v5.5" />
      </g>
      <circle cx="56" cy="41.5" r="1.7" fill="#b91c1c" />
      <g fill="#f2b84b">
        <circle cx="36.5" cy="59" r="2.2" />
        <circle cx="75.5" cy="59" r="2.2" />
      </g>
      <path fill="#fff" fillOpacity=".9" d="M42 79l14 17 14-17 4 1-18 27-18-27z" />
    </svg>
  );
}
