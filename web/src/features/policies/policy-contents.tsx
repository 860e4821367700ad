interface PolicyContentsProps {
  sections: { id: string; text: string }[];
}

/** Beside the text on a wide screen, folded above it on a phone. */
export function PolicyContents({ sections }: PolicyContentsProps) {
  return (
    <div className="print:hidden">
      <details className="group rounded-card border border-line bg-raised lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-card px-4 font-medium [&::-webkit-details-marker]:hidden">
          Contents
          <span
            aria-hidden="true"
            className="text-xl leading-none font-light text-muted transition-transform duration-150 group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <nav aria-label="Contents" className="px-4 pb-4">
          <Sections sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto lg:block"
      >
        <p className="text-sm font-semibold">Contents</p>
        <Sections sections={sections} />
      </nav>
    </div>
  );
}

const Sections = ({ sections }: PolicyContentsProps) => (
  <ol className="mt-2 text-sm text-muted">
    {sections.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`} className="block rounded-sm py-1.5 transition-colors duration-150 hover:text-ink">
          {text}
        </a>
      </li>
    ))}
  </ol>
);
