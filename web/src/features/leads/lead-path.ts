/** The page that a notification about a lead opens. */
export const leadPath = (id: string) => `/business-cards?section=my-leads&lead=${id}`;
