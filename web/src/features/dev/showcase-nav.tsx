const sections = [
  ["foundations", "Foundations"],
  ["buttons", "Buttons and badges"],
  ["fields", "Fields"],
  ["choices", "Choices"],
  ["files", "Files and steps"],
  ["floating", "What floats"],
  ["tables", "Tabs and tables"],
  ["people", "People and ratings"],
  ["states", "Loading, empty, wrong"],
  ["charts", "Figures"],
] as const;

export function ShowcaseNav() {
  return (
    <nav
      aria-label="Components"
      className="mb-10 lg:sticky lg:top-8 lg:mb-0 lg:max-h-[calc(100dvh-64px)] lg:self-start"
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:-mx-3 lg:flex-col">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-lg text-sm text-muted transition-colors duration-150 hover:text-ink pointer-coarse:min-h-10 lg:flex lg:px-3 lg:hover:bg-hover"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
