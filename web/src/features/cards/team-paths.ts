export const CHOOSER_PATH = "/create-team-card";
export const IMPORT_PATH = `${CHOOSER_PATH}?from=csv`;
export const TEMPLATE_PATH = `${CHOOSER_PATH}?from=template`;
export const FORM_PATH = "/create-team-card-form";
export const FROM_TEMPLATE_PATH = `${FORM_PATH}?from=template`;
export const TEAM_CARDS = "/business-cards?section=team-cards";
