/** A drawing of a sweet shop in the evening. */
export function SampleStorefront({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 448 192" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <linearGradient id="sample-evening" x2="0" y2="1">
        <stop stopColor="#1e3a8a" />
        <stop offset=".6" stopColor="#7c3aed" />
        <stop offset="1" stopColor="#f59e0b" />
      </linearGradient>
      <path fill="url(#sample-evening)" d="M0 0h448v192H0z" />
      <path fill="#0f172a" fillOpacity=".35" d="M0 70h70v122H0zM392 52h56v140h-56zM330 92h62v100h-62z" />
      <path fill="#fef3c7" d="M88 66h272v126H88z" />
      <path fill="#9a3412" d="M80 44h288v26H80z" />
      <text
        x="224"
        y="63"
        textAnchor="middle"
        fill="#fff7ed"
        fontSize="17"
        fontWeight="700"
        letterSpacing="2.5"
      >
        KAVERI SWEETS
      </text>
      <g>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
          <path
            key={at}
            fill={at % 2 ? "#fff7ed" : "#ea580c"}
            d={`M${84 + at * 35} 70h35v16a17.5 14 0 0 1-35 0z`}
          />
        ))}
      </g>
      <path fill="#fffbeb" stroke="#b45309" strokeWidth="3" d="M106 114h148v46H106z" />
      <g fill="#f59e0b">
        <circle cx="126" cy="148" r="8" />
        <circle cx="144" cy="148" r="8" />
        <circle cx="135" cy="135" r="8" />
      </g>
      <g fill="#db2777">
        <path d="M168 156v-14l11-6 11 6v14zM192 156v-14l11-6 11 6v14z" />
      </g>
      <g fill="#65a30d">
        <circle cx="229" cy="149" r="7" />
        <circle cx="243" cy="149" r="7" />
      </g>
      <path fill="#7c2d12" d="M100 160h160v10H100z" />
      <path fill="#78350f" d="M284 108h52v84h-52z" />
      <path fill="#fde68a" d="M291 115h38v42h-38z" />
      <circle cx="329" cy="166" r="3" fill="#fde68a" />
      <path fill="#334155" d="M0 184h448v8H0z" />
    </svg>
  );
}
