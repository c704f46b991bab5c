import type { MapService } from "@onehall/api";
import { circleMarker, divIcon, latLngBounds, map as createMap, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import * as styles from "./places.css";
import type { Position } from "./query";

/** A hall or station on the map; `href` empty: it has no page. */
export type Point = { name: string; address: string; phone: string; lat: number; lng: number; href: string };

export type MapOptions = {
  map: MapService;
  points: readonly Point[];
  /** Where the visitor is. */
  from: Position | null;
  /** Called when not one tile can be had. */
  failed: () => void;
};

/** How near the map looks at one place. @see STATION-08 */
const ZOOM = 16;
const SIZE = 32;
/** Where a map without any point begins: the whole country. */
const COUNTRY: Position = { lat: 35.9, lng: 104.2 };
const COUNTRY_ZOOM = 4;

/** Leaflet takes the attribution for HTML. */
const asText = (text: string): string => {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
};

function link(href: string, text: string): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = href;
  element.textContent = text;
  return element;
}

/** What opens at a point: made of elements, so that no name can be more than a name. */
function bubble({ name, address, phone, href }: Point): HTMLElement {
  const root = document.createElement("div");
  root.className = styles.bubble;
  const title = document.createElement("strong");
  title.append(href ? link(href, name) : name);
  const place = document.createElement("span");
  place.textContent = address;
  root.append(title, place);
  if (phone) root.append(link(`tel:${phone}`, phone));
  return root;
}

/** Draws the map into an element that is on the page; gives the way to take it away again. */
export function drawMap(element: HTMLElement, { map: { tiles, subdomains, attribution, approval, maxZoom }, points, from, failed }: MapOptions): () => void {
  element.hidden = false; // a map without a size shows no tiles
  const map = createMap(element, { zoomControl: true, maxZoom });
  map.zoomControl.setPosition("topright");
  map.attributionControl.setPrefix(false);
  for (const [name, title] of Object.entries({ in: "放大", out: "缩小" })) {
    const button = element.querySelector(`.leaflet-control-zoom-${name}`);
    button?.setAttribute("aria-label", title);
    button?.setAttribute("title", title);
  }
  const layer = tileLayer(tiles, {
    subdomains,
    maxZoom,
    attribution: asText(`${attribution} 审图号：${approval}`),
    referrerPolicy: "strict-origin-when-cross-origin", // keys of map services are bound to a host
  });
  let loaded = false;
  layer.on("tileload", () => (loaded = true));
  layer.on("tileerror", () => loaded || failed());
  layer.addTo(map);

  const [first] = points;
  const centre = from ?? first;
  if (!centre) map.setView([COUNTRY.lat, COUNTRY.lng], COUNTRY_ZOOM);
  else if (from || points.length === 1) map.setView([centre.lat, centre.lng], Math.min(ZOOM, maxZoom));
  else map.fitBounds(latLngBounds(points.map(({ lat, lng }) => [lat, lng])), { maxZoom: Math.min(ZOOM, maxZoom), padding: [SIZE, SIZE] });
  // Pins get their elements when the map knows where it looks.
  points.forEach((point, index) => {
    const icon = divIcon({ className: styles.marker, html: String(index + 1), iconSize: [SIZE, SIZE] });
    const pin = marker([point.lat, point.lng], { icon, title: point.name }).addTo(map).bindPopup(bubble(point));
    pin.getElement()?.setAttribute("aria-label", point.name); // else it is called by its number
  });
  if (from) circleMarker([from.lat, from.lng], { radius: 8 }).addTo(map).bindPopup("您在这一带");
  return () => map.remove();
}
