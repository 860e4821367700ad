/** The measure that header, content and footer share. */
export const PAGE_WIDTH = "mx-auto w-full max-w-[1200px] px-4 sm:px-6";
