/** Element defaults in the weakest layer, for whoever owns the page. Widgets stand without it; a guest in a foreign page leaves it out. */
import "./reset.css.js";
