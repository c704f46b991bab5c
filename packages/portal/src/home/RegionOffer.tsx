import { useLocation } from "react-router";
import { usePaths } from "../app/face";
import { isHomeWithoutRegion } from "../page/is-home";
import "./banner.css";

/**
 * A line of a home page whose address names no region, which says so. It is as high as the offer of the visitor's city, which takes its place once the
 * location is known: nothing moves for it. Drawn by the server only. @see ../loading/offer, REGION-24
 */
export function RegionOffer({ region, className }: { region: string; className?: string }) {
  const paths = usePaths();
  const { pathname, search } = useLocation();
  if (!isHomeWithoutRegion(`/portal${pathname}`, search)) return null;
  return (
    <div data-offer="" className={className}>
      <div data-banner="">
        <span>您还没有选择地区。</span>
        <a href={paths.regions(region)}>选择地区</a>
      </div>
    </div>
  );
}
