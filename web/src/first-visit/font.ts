import "@fontsource-variable/inter/wght.css";
import "./indic-fonts.css";
