/** The shared look of all inputs and selects. 16 px on phones, where smaller text makes Safari zoom. */
export const controlStyle =
  "w-full min-w-0 rounded-field border border-line-strong bg-raised px-3 text-base text-ink transition-colors duration-150 placeholder:text-muted hover:border-muted focus-visible:border-brand focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-brand aria-invalid:border-danger aria-invalid:outline-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken sm:text-sm";
