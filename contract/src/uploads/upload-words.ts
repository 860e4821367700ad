// Separate from the endpoints, so that the browser can import it without zod.

export const UPLOAD_TEXT = {
  notAPicture: "Choose a picture: JPEG, PNG, WebP or GIF.",
  notALogo: "Choose a JPEG, PNG or GIF picture.",
  notADocument: "Choose a PDF, a Word document (.docx) or a picture.",
  pictureTooLarge: "A picture can be at most 5 MB.",
  tooManyPixels: "This picture has too many pixels. The limit is 40 megapixels.",
  notForAMessage: "Send a picture, a PDF, a Word or Excel document (.docx, .xlsx) or a voice note.",
  messageFileTooLarge: "A file can be at most 10 MB.",
  documentTooLarge: "A document can be at most 10 MB.",
  macros: "This document contains macros. Save it without them or as a PDF, and choose that one.",
  protected: "This file is protected by a password. Save it without one, and choose it again.",
  unreadable: "This file is damaged or is not what its name says.",
  notYourPicture: "Choose a picture that you uploaded.",
  notYourDocument: "Choose a document that you uploaded.",
  linkExpired: "This link has expired.",
} as const;
