// The reader of PDFs, in a file of our own, so that the build gives it a name that is served as a script.
import "pdfjs-dist/build/pdf.worker.min.mjs";
