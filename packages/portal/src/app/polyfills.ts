/** Methods that browsers from the floor on may lack; nobody else loads them. @see docs/decisions/old-browsers.md */
import "core-js/actual/array/at";
import "core-js/actual/array/find-last";
import "core-js/actual/array/to-reversed";
import "core-js/actual/array/to-sorted";
import "core-js/actual/object/has-own";
import "core-js/actual/promise/all-settled";
import "core-js/actual/queue-microtask";
import "core-js/actual/string/at";
import "core-js/actual/string/replace-all";
import "core-js/actual/url/can-parse";
